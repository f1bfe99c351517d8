import eslint from "@eslint/js";
import tseslint from "typescript-eslint";

/** Every rule is an error, or it is not a rule. */
export default tseslint.config(
  { ignores: ["dist/", "node_modules/", ".cache/"] },
  eslint.configs.recommended,
  {
    files: ["**/*.ts"],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      "@typescript-eslint/consistent-type-assertions": ["error", { assertionStyle: "never" }],
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-import-type-side-effects": "error",
      "@typescript-eslint/promise-function-async": "error",
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/switch-exhaustiveness-check": "error",
      // A step of a pipeline is `async` so that it cannot throw before its promise exists, even when it awaits nothing.
      "@typescript-eslint/require-await": "off",
      eqeqeq: "error",
      "max-lines": ["error", { max: 250 }],
      "max-lines-per-function": ["error", { max: 60 }],
      "no-console": "error",
      "no-restricted-syntax": [
        "error",
        { selector: "Literal[regex.pattern=/[(][?][a-z-]+:/]", message: "V8 of Node 24.21 now and then misses what (?i:) should match." },
      ],
      "no-warning-comments": "error",
      "prefer-const": "error",
    },
  },
  {
    files: ["**/*.spec.ts", "test/**/*.ts"],
    rules: {
      // chai's `expect(x).to.be.true` is an expression that checks.
      "@typescript-eslint/no-unused-expressions": "off",
      // A `describe` holds its tests.
      "max-lines-per-function": "off",
    },
  },
  { files: ["scripts/**/*.ts", "bench/**/*.ts", "soak/**/*.ts", "fakes/**/*.ts"], rules: { "no-console": "off" } },
  { files: ["**/*.mjs"], languageOptions: { globals: { console: "readonly", process: "readonly" } } },
);
