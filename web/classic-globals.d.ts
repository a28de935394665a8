// What tools/one-file.mjs puts around the builds that are one classic script.

/** The function that is the whole script: its text is the script's. */
declare const classicScript: () => unknown;
/** core.wasm, compressed by gzip, in base64; not there in a copy of the script. */
declare const packedModule: string;

// What tools/build.mjs tells the page.

/** The hash of fewest.iife.js, as a script's `integrity` takes it. */
declare const classicIntegrity: string;
