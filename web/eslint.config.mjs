import eslint from "@eslint/js";
import tseslint from "typescript-eslint";

/** What Safari 16.4, Firefox 115 or Chrome 110 does not have: `docs/embedding.md` says where each is handled. The compiler knows all of it. */
const newer = [
  ["AbortSignal", "any"],
  ["Promise", "withResolvers"],
  ["Promise", "try"],
  ["Object", "groupBy"],
  ["Map", "groupBy"],
  ["Array", "fromAsync"],
  ["URL", "canParse"],
  ["URL", "parse"],
  ["Intl", "Segmenter"],
  ["Intl", "DurationFormat"],
  ["window", "requestIdleCallback"],
].map(([object, property]) => ({ object, property, message: "Not in every browser of the baseline." }));

/** Of any object: only the type checker would know of which. */
const newerMembers = [
  ...["states", "checkVisibility", "showPopover", "hidePopover", "togglePopover", "startViewTransition", "moveBefore", "setHTMLUnsafe"],
  ...["getTextInfo", "getWeekInfo", "isWellFormed", "toWellFormed", "difference", "symmetricDifference", "isSubsetOf", "isSupersetOf"],
  ...["ariaLabel", "ariaHidden", "ariaExpanded", "ariaLive", "ariaModal", "transferToFixedLength", "setSinkId"],
].map((property) => ({ property, message: "Not in every browser of the baseline." }));

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
    files: ["voice/**/*.ts", "client/src/**/*.ts", "shared/**/*.ts"],
    // Menus are the team's: visitors get none.
    ignores: ["**/*.spec.ts", "shared/menu/**"],
    rules: {
      "no-restricted-properties": ["error", ...newer, ...newerMembers],
      "no-restricted-globals": ["error", "requestIdleCallback", "scheduler", "navigation", "DisposableStack", "AsyncDisposableStack"],
    },
  },
  // A dictionary is as long as what it says.
  { files: ["editor/texts/*.ts"], rules: { "max-lines": "off" } },
  { files: ["**/decode.ts"], rules: { "@typescript-eslint/consistent-type-assertions": "off" } },
  { files: ["**/*.spec.ts"], rules: { "@typescript-eslint/no-unused-expressions": "off", "max-lines-per-function": "off" } },
  { files: ["*.ts", "build/**/*.ts"], rules: { "no-console": "off" } },
  { files: ["**/*.mjs"], extends: [tseslint.configs.disableTypeChecked] },
);
