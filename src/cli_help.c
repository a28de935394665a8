#include "cli_help.h"

#include "fewest.h"

static const char help[] = "Usage: fewest solve PUZZLE [OPTION]... [FILE]\n"
                           "       fewest draw PUZZLE [OPTION]... [FILE]\n"
                           "       fewest generate PUZZLE [OPTION]...\n"
                           "\n"
                           "solve answers every board of FILE with a shortest solution, proved to be one, or\n"
                           "`no solution', or `at least K' where a limit ended the search, or\n"
                           "`at least K, found L' where L moves were found in a way that proves nothing.\n"
                           "draw prints the boards as pictures. Without FILE, or where it is -, standard\n"
                           "input is read. Which text form a board has is seen from its first characters.\n"
                           "generate makes boards to a wish and prints them in their judge's form; on\n"
                           "standard error it tells the fewest moves of each, proved.\n"
                           "\n"
                           "  --size RxC        boards of R rows and C columns, where the text does not say\n"
                           "  --start X,Y       start in column X, row Y, where the text does not say\n"
                           "\n"
                           "  --engine E        how to search (default auto)\n"
                           "  --bound B         lower bound for ida* and a* (default: what suits the board)\n"
                           "  --max-mib M       memory for the search in MiB (default 512)\n"
                           "  --max-nodes N     give up after generating N nodes, for each board\n"
                           "  --max-seconds S   give up after S seconds, for each board\n"
                           "  --moves           print the moves even if the judge wants only their number\n"
                           "  --stats           one line of JSON for each board on standard error\n"
                           "\n"
                           "  --play ANSWER     draw the first board after each of these moves, too\n"
                           "\n"
                           "  --min A, --max B  boards whose fewest moves are A to B (default: from 1 on)\n"
                           "  --min-effort A, --max-effort B\n"
                           "                    and whose search generates A to B nodes\n"
                           "  --seed N          the same boards for the same N (default 1)\n"
                           "  --count K         K boards, with the seeds N, N + 1 and so on (default 1)\n"
                           "  --max-boards T    give up after trying T boards, for each; then the nearest to\n"
                           "                    the wish is printed\n"
                           "\n"
                           "  --help, --version\n"
                           "\n";

static const char exit_codes[] = "\n"
                                 "Exit status: 0 all boards solved, drawn or made, 1 some not, 2 bad input.\n";

void cli_print_names(FILE *out, uint32_t count, const char *(*name)(uint32_t)) {
    for (uint32_t i = 0; i < count; i++)
        fprintf(out, "%s%s", i == 0 ? "" : " ", name(i));
}

/* Those that promise less come last. */
void cli_print_engines(FILE *out) {
    bool are_optimal = true;
    for (uint32_t i = 0; i < fm_engine_count(); i++) {
        bool turns = are_optimal && !fm_engine_is_optimal(i);
        fprintf(out, "%s%s", i == 0 ? "" : turns ? "; not optimal: " : " ", fm_engine_name(i));
        are_optimal &= !turns;
    }
}

void cli_print_bounds(FILE *out, uint32_t puzzle) {
    bool are_admissible = true;
    for (uint32_t i = 0; i < fm_bound_count(puzzle); i++) {
        bool turns = are_admissible && !fm_bound_is_admissible(puzzle, i);
        fprintf(out, "%s%s", i == 0 ? "" : turns ? "; not admissible: " : " ", fm_bound_name(puzzle, i));
        are_admissible &= !turns;
    }
}

static void print_parameters(uint32_t puzzle) {
    printf("  %s:", fm_puzzle_name(puzzle));
    for (uint32_t i = 0; i < fm_parameter_count(puzzle); i++)
        printf(" --%s %lu-%lu (default %lu)", fm_parameter_name(puzzle, i),
               (unsigned long)fm_parameter_least(puzzle, i), (unsigned long)fm_parameter_most(puzzle, i),
               (unsigned long)fm_parameter_usual(puzzle, i));
    putchar('\n');
}

void cli_print_help(void) {
    fputs(help, stdout);
    fputs("Engines: ", stdout);
    cli_print_engines(stdout);
    fputs("\nPuzzles, with their bounds:\n", stdout);
    for (uint32_t puzzle = 0; puzzle < fm_puzzle_count(); puzzle++) {
        printf("  %s: ", fm_puzzle_name(puzzle));
        cli_print_bounds(stdout, puzzle);
        putchar('\n');
    }
    fputs("What else can be wished of generated boards:\n", stdout);
    for (uint32_t puzzle = 0; puzzle < fm_puzzle_count(); puzzle++)
        print_parameters(puzzle);
    fputs(exit_codes, stdout);
}
