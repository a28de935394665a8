/* The contract check: traps, in every build, when a caller breaks what a header says must hold. */
#ifndef REQUIRE_H
#define REQUIRE_H

#define REQUIRE(condition) ((condition) ? (void)0 : __builtin_trap())

#endif
