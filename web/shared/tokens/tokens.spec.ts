import { expect } from "chai";
import { globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

const webDir = join(import.meta.dirname, "../..");

const sources = globSync("{shared,editor,front,inbox,voice}/**/*.{ts,css}", { cwd: webDir })
  .map((path) => path.replaceAll("\\", "/"))
  .filter((path) => !path.endsWith(".spec.ts") && !path.startsWith("shared/tokens/"));

/** All tokens, also those of our own pages alone. */
const css = ["tokens", "panel-tokens", "page-tokens", "night-tokens"]
  .map((name) => readFileSync(join(webDir, `shared/tokens/${name}.css`), "utf8"))
  .join("");

interface Rule {
  readonly what: string;
  /** Names of properties in a style sheet. */
  readonly properties: RegExp;
  /** Matches values that are not allowed. */
  readonly forbidden: RegExp;
}

/** Lengths, except for zero and hairlines. */
const length = /(?<![-\w.])(?!(?:0|1px|2px)(?![\w.]))-?(?:\d+|\d*\.\d+)(?:px|r?em)\b/;

const rules: readonly Rule[] = [
  {
    what: "colour",
    properties: /^(?:color|background|border|outline|fill|stroke|caret-color|text-decoration)|-color$/,
    forbidden: /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|oklch|oklab|lab|lch)\(|\b(?:white|black|gr[ae]y|red|green|blue|yellow|orange)\b/i,
  },
  // Text without a size is hidden.
  { what: "size of text", properties: /^font-size$/, forbidden: /[1-9]/ },
  { what: "shadow", properties: /-shadow$/, forbidden: /(?<!inset )(?<![-\w.])0 \d+px \d+px/ },
  { what: "radius", properties: /radius$/, forbidden: length },
  { what: "space", properties: /^(?:padding|margin|gap|row-gap|column-gap)/, forbidden: length },
  { what: "duration", properties: /^(?:transition|animation)/, forbidden: /(?<![-\w.])(?!0s)[\d.]+m?s\b/ },
];

/** In a style sheet's form (`font-size: 1rem;`), and in CodeMirror's (`fontSize: "1rem"`). The values of tokens are not checked here. */
const declaration = /(?<![-\w$])([a-z][\w-]*): ?"?([^;"{}]+)[;"]/gi;

const offences = (path: string, text: string): readonly string[] =>
  [...text.matchAll(declaration)].flatMap(([, name = "", value = ""]) => {
    const property = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const own = value.replace(/var\(--[\w-]+\)/g, "");
    return rules
      .filter(({ properties, forbidden }) => properties.test(property) && forbidden.test(own))
      .map(({ what }) => `${path}: ${what}: ${name}: ${value}`);
  });

/** Of `oklch(l c h)`, as https://www.w3.org/TR/css-color-4/#color-conversion-code and WCAG compute it. */
const luminance = (oklch: string): number => {
  const [l = 0, c = 0, h = 0] = oklch.match(/[\d.]+/g)?.map(Number) ?? [];
  const [a, b] = [c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)];
  const [long, middle, short] = [
    (l + 0.3963377774 * a + 0.2158037573 * b) ** 3,
    (l - 0.1055613458 * a - 0.0638541728 * b) ** 3,
    (l - 0.0894841775 * a - 1.291485548 * b) ** 3,
  ] as const;
  const channels = [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ].map((channel) => Math.min(1, Math.max(0, channel)));
  return 0.2126 * (channels[0] ?? 0) + 0.7152 * (channels[1] ?? 0) + 0.0722 * (channels[2] ?? 0);
};

describe("tokens", () => {
  it("are all that styles are made of: no colour, size, space, shadow or duration beside them", () => {
    expect(sources.length).to.be.greaterThan(100);
    expect(sources.flatMap((path) => offences(path, readFileSync(join(webDir, path), "utf8")))).to.deep.equal([]);
  });

  it("are all defined", () => {
    const defined = new Set(css.match(/--l-[a-z\d-]+(?=:)/g));
    const used = sources.flatMap((path) =>
      [...readFileSync(join(webDir, path), "utf8").matchAll(/var\((--l-[a-z\d-]+)/g)].map(
        ([, name = ""]) => `${name} in ${relative(".", path)}`,
      ),
    );
    expect(used.filter((use) => !defined.has(use.split(" ")[0] ?? ""))).to.deep.equal([]);
  });

  /** The light and the dark value of a colour, as written. */
  const valuesOf = (name: string): readonly string[] => {
    const value = new RegExp(`--l-${name}:([^;]+);`).exec(css)?.[1] ?? "";
    return [...value.matchAll(/oklch\([^)]+\)/g)].map(([colour]) => colour);
  };

  const contrast = (one: string, other: string): number => {
    const [high = 0, low = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
    return (high + 0.05) / (low + 0.05);
  };

  for (const [what, on, light, dark] of [
    ["text", "surface", 15.9, 14.8],
    ["text", "raised", 16, 13],
    ["text", "waiting", 12, 8],
    ["text", "added", 12, 8],
    ["text", "removed", 12, 8],
    ["on-ink", "ink", 15.9, 14.8],
    ["faint", "surface", 6.2, 8.1],
    ["faint", "tint", 5.5, 6.5],
    ["accent", "surface", 7.3, 7.8],
    ["accent", "accent-tint", 6, 5],
    ["on-accent", "accent", 7.3, 7.8],
    ["text", "accent-tint", 12, 9],
    ["danger", "surface", 6, 8],
    ["line-color", "raised", 3, 3],
    ["good", "surface", 3, 3],
    ["warning", "surface", 3, 3],
  ] as const) {
    it(`${what} on ${on} has a contrast of ${light} to one, in the dark of ${dark}`, () => {
      const ratios = valuesOf(what).map((colour, look) => contrast(colour, valuesOf(on)[look] ?? ""));
      expect(ratios).to.have.length(2);
      expect(ratios[0], "light").to.be.at.least(light);
      expect(ratios[1], "dark").to.be.at.least(dark);
    });
  }

  it("of ink are nobody's to change", () => {
    expect(css.match(/--l-(?:on-)?ink:[^;]+;/g)?.join("")).to.not.include("--lectern-");
  });

  for (const line of [
    "color: #fff;",
    "font-size: 0.9rem;",
    "box-shadow: 0 1px 2px red;",
    'fontSize: "0.9rem",',
    "padding: 0.5rem 0;",
    "transition: opacity 80ms;",
    "border-radius: 6px;",
    "background: rgb(0 0 0);",
  ]) {
    it(`are missed in ${line}`, () => {
      expect(offences("a", line)).to.have.length(1);
    });
  }

  for (const line of [
    "color: var(--l-text);",
    "margin: 0 auto;",
    "padding: var(--l-8) 0;",
    "border-radius: 0;",
    'addressOf({ kind: "a#" })',
    "aria-label=#fields",
  ]) {
    it(`are not missed in ${line}`, () => {
      expect(offences("a", line)).to.deep.equal([]);
    });
  }
});
