import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import * as z from "zod";
import { parseChange } from "../../src/lib/profile/parse-change.ts";

/** Written by somebody who had not seen the code. The other half of their sentences is only counted. */
const Sentences = z.array(
  z.strictObject({
    said: z.string(),
    /** The visitor's. */
    language: z.optional(z.string()),
    manager_phone: z.optional(z.string()),
    /** The value that is stored, one of several right ones, or `ask`. */
    expect: z.union([z.string(), z.array(z.string())]),
    why: z.string(),
  }),
);

type Sentence = z.infer<typeof Sentences>[number];

const read = (kind: string): readonly Sentence[] =>
  Sentences.parse(JSON.parse(readFileSync(join(import.meta.dirname, `said/${kind}.json`), "utf8")));

const understand = async (kind: "language" | "pronoun" | "phone", { said, language = "en", manager_phone: managerPhone }: Sentence) => {
  const { values, problems } = await parseChange({ [kind]: said }, { language, project: { language: "en", managerPhone } });
  return problems.length > 0 ? "ask" : (values[kind] ?? "nothing");
};

describe("what people say", () => {
  for (const kind of ["language", "pronoun", "phone"] as const) {
    it(`is understood, as their ${kind}, in 97 of 100 sentences, and nothing is stored that they did not say`, async () => {
      const sentences = read(kind);
      const heard = await Promise.all(sentences.map(async (sentence) => ({ ...sentence, heard: await understand(kind, sentence) })));
      const wrong = heard.filter((sentence) => ![sentence.expect].flat().includes(sentence.heard));
      expect(wrong.filter((sentence) => sentence.heard !== "ask")).to.deep.equal([]);
      expect((heard.length - wrong.length) / heard.length, JSON.stringify(wrong)).to.be.at.least(0.97);
    });
  }
});
