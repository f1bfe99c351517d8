import { expect } from "chai";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const webDir = join(import.meta.dirname, "..");

/** What is said to the team, and what is said to visitors. The voice page is a demonstration with the team's sign-in. */
const readers = {
  "the team": "{editor,inbox,shared}/**/*texts*/",
  visitors: "voice/texts/",
} as const;

const words = (...alternatives: readonly string[]): RegExp => new RegExp(`(?<!\\p{L})(?:${alternatives.join("|")})(?!\\p{L})`, "iu");

const french = words("tu", "ton", "tes", "toi");

/** A man, or a group. */
const hebrew = words("אתה", "את/ה", "אתם", "(?:של|אלי|אית|ל|שני)כם", "ברוכים הבאים", "נסו");

/** Words of the other form. At the beginning of a sentence "Sie" and "Ihr" may mean others; so may "su" anywhere. */
const foreign: readonly (readonly [keyof typeof readers, string, RegExp])[] = [
  ["the team", "de", /(?:[a-zäöüß,]|\$\{\w+\}) (?:Sie|Ihnen|Ihr(?:e[mnrs]?)?)\b|\p{L}en Sie\b/u],
  ["the team", "es", words("usted", "pulse", "escriba", "inténtelo", "vuelva", "guarde", "sus? (?:equipo|sitio|páginas|texto|últimas)")],
  ["the team", "fr", french],
  ["the team", "he", hebrew],
  ["visitors", "de", words("du", "dich", "dir", "dein(?:e[mnrs]?)?", "euch", "euer")],
  ["visitors", "es", words("tú", "tus?", "contigo")],
  ["visitors", "fr", french],
  ["visitors", "he", hebrew],
];

/** About a page or a draft, not about the reader. */
const others = ["Su texto queda aquí como borrador."];

describe("the form of address (CONTRIBUTING.md, A new text)", () => {
  for (const [reader, language, pattern] of foreign)
    it(`is one in what is said to ${reader}: ${language}`, () => {
      const files = globSync(`${readers[reader]}${language}.ts`, { cwd: webDir });
      expect(files).not.to.have.length(0);
      const lines = files.flatMap((file) => readFileSync(join(webDir, file), "utf8").split("\n"));
      expect(lines.filter((line) => pattern.test(line) && !others.some((other) => line.includes(other)))).to.deep.equal([]);
    });
});

describe("the words of the pages (docs/glossary.md, For people)", () => {
  const files = globSync("{editor,inbox,shared,voice}/**/*texts*/**/{en,en-*}.ts", { cwd: webDir });
  const sentences = files.flatMap((file) =>
    [...readFileSync(join(webDir, file), "utf8").matchAll(/"(?:[^"\\\n]|\\.)+"|`[^`]+`/g)].map(([text]) =>
      text.replaceAll(/\$\{[^}]*\}/g, ""),
    ),
  );

  it("are one for each thing", () => {
    const avoided = words(
      "somebody",
      "templates?",
      "tags?",
      "identifiers?",
      "projects?",
      "services?",
      "voice agent",
      "pictures?",
      "UTC",
      "kB",
      "fields?",
      "e-mail(?:s|ed)?",
    );
    expect(sentences.filter((text) => avoided.test(text) && text.includes(" ") && !text.includes("|"))).to.deep.equal([]);
  });

  it("have the apostrophe of print", () => {
    expect(sentences.filter((text) => /\w'\w/.test(text))).to.deep.equal([]);
  });
});
