import { expect } from "chai";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readingStyle } from "./reading-style.ts";

const root = join(import.meta.dirname, "../../../../..");

const css = ["web/shared/tokens/tokens.css", "web/shared/tokens/panel-tokens.css", "web/shared/tokens/page-tokens.css"]
  .map((path) => readFileSync(join(root, path), "utf8"))
  .join("");

/** A token's name elsewhere. */
const tokens: Readonly<Record<string, string>> = {
  paper: "surface",
  ink: "text",
  faint: "faint",
  raised: "raised",
  tint: "tint",
  rule: "rule",
  line: "line-color",
  accent: "accent",
  voice: "accent",
};

/** `oklch(0.985 0.006 85)`, however it is spelt. */
const plain = (colour: string): string => colour.replaceAll(/(?<![\d.])0(?=\.)/g, "").replace("#fff", "oklch(1 0 0)");

/** By day and by night. */
const colourOf = (token: string): readonly string[] => {
  const [, light = "", dark = ""] =
    new RegExp(String.raw`--l-${token}: [^;]*?var\(--l-light, (oklch\([^)]+\))\) var\(--l-dark, (oklch\([^)]+\))\)`).exec(css) ?? [];
  return [light, dark].map(plain);
};

describe("the palette of a published page, and of the phone of the demo", () => {
  it("is that of the editor and the voice element", () => {
    const [day = "", night = ""] = [...readingStyle.matchAll(/:root\{([^}]*)\}/g)].map(([, declarations = ""]) => declarations);
    const names = [...day.matchAll(/--(\w+):/g)].map(([, name = ""]) => name);
    expect(names).to.include.members(["paper", "ink", "accent"]);
    for (const name of names)
      expect(
        [day, night].map((declarations) => plain(new RegExp(`--${name}:([^;]+)`).exec(declarations)?.[1] ?? "")),
        name,
      ).to.deep.equal(colourOf(tokens[name] ?? name));
  });

  it("is that of the editor on the phone, too", () => {
    const page = readFileSync(join(root, "functions/fakes/telephony/page/page.css"), "utf8");
    const colours = [...page.matchAll(/--(\w+): light-dark\((oklch\([^)]+\)), (oklch\([^)]+\))\)/g)].filter(
      ([, name = ""]) => name in tokens,
    );
    expect(colours.map(([, name]) => name)).to.include.members(["paper", "ink", "rule"]);
    const [panel] = /(?<=--l-night: )[^;]+/.exec(readFileSync(join(root, "web/shared/tokens/night-tokens.css"), "utf8")) ?? [];
    expect(page, "as the visitor's side of a call, by day and by night").to.include(`--night: ${panel};`);
    for (const [, name = "", light = "", dark = ""] of colours)
      expect([light, dark].map(plain), name).to.deep.equal(colourOf(tokens[name] ?? name));
  });
});
