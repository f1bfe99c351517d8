import { expect } from "chai";
import { globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

const webDir = join(import.meta.dirname, "../..");

const sources = globSync("{shared,editor,inbox,voice}/**/*.{ts,css}", { cwd: webDir })
  .map((path) => path.replaceAll("\\", "/"))
  .filter((path) => !path.endsWith(".spec.ts") && path !== "shared/tokens/tokens.css");

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
  { what: "size of text", properties: /^font-size$/, forbidden: /\d/ },
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

describe("tokens", () => {
  it("are all that styles are made of: no colour, size, space, shadow or duration beside them", () => {
    expect(sources.length).to.be.greaterThan(100);
    expect(sources.flatMap((path) => offences(path, readFileSync(join(webDir, path), "utf8")))).to.deep.equal([]);
  });

  it("are all defined", () => {
    const defined = new Set(readFileSync(join(webDir, "shared/tokens/tokens.css"), "utf8").match(/--l-[a-z\d-]+(?=:)/g));
    const used = sources.flatMap((path) =>
      [...readFileSync(join(webDir, path), "utf8").matchAll(/var\((--l-[a-z\d-]+)/g)].map(
        ([, name = ""]) => `${name} in ${relative(".", path)}`,
      ),
    );
    expect(used.filter((use) => !defined.has(use.split(" ")[0] ?? ""))).to.deep.equal([]);
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
