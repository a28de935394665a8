import js from "@eslint/js";

// Layout is prettier's, types and undefined names are tsc's (it checks every file here): eslint looks for the rest.
export default [
  { ignores: ["build/", "dist/", "node_modules/"] },
  js.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "no-undef": "off",
      "no-var": "error",
      "prefer-const": "error",
      eqeqeq: "error",
      "no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "no-eval": "error",
      "no-implied-eval": "error",
      "no-new-func": "error",
      "no-self-compare": "error",
      "no-template-curly-in-string": "error",
      "no-unmodified-loop-condition": "error",
      "no-unreachable-loop": "error",
      "no-restricted-syntax": [
        "error",
        { selector: "ExportDefaultDeclaration", message: "Export names: they are found and renamed by tools." },
      ],
    },
  },
  {
    files: ["eslint.config.js"],
    rules: { "no-restricted-syntax": "off" },
  },
  {
    // What is shipped runs in browsers, and text becomes markup only through Lit's templates.
    files: ["web/**/*.js"],
    rules: {
      "no-console": "error",
      "no-restricted-globals": ["error", "Buffer", "process", "global", "require", "setImmediate"],
      "no-restricted-properties": [
        "error",
        ...["innerHTML", "outerHTML", "insertAdjacentHTML"].map((property) => ({
          property,
          message: "Use a Lit template or textContent.",
        })),
      ],
    },
  },
];
