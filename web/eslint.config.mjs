import eslint from "@eslint/js";
import tseslint from "typescript-eslint";

/** Every rule is an error, or it is not a rule. */
export default tseslint.config(
  { ignores: ["**/dist/", "node_modules/"] },
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
      // The caller of a decoder names the type it trusts.
      "@typescript-eslint/no-unnecessary-type-parameters": "off",
      "@typescript-eslint/require-await": "off",
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      eqeqeq: "error",
      "max-lines": ["error", { max: 200 }],
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
  { files: ["**/decode.ts"], rules: { "@typescript-eslint/consistent-type-assertions": "off" } },
  { files: ["**/*.spec.ts"], rules: { "@typescript-eslint/no-unused-expressions": "off", "max-lines-per-function": "off" } },
  { files: ["*.ts", "build/**/*.ts"], rules: { "no-console": "off" } },
  { files: ["**/*.mjs"], extends: [tseslint.configs.disableTypeChecked] },
);
