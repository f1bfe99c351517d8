/**
 * Writes the requests about each site to the model, exactly as production sends them: `node test/extraction/write-prompts.ts <folder> [round]`.
 * Another language model can then answer them; its answers belong in `evals/answers/`.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { websiteRequest } from "../../src/lib/providers/extraction/gemini-extraction.ts";
import { peopleSites } from "./people-sites.ts";
import { askedPeopleSite, askedSites, serveSites } from "./served-sites.ts";

const [folder = "prompts", round] = process.argv.slice(2);
const chosen = round === undefined ? askedSites : peopleSites.filter((site) => site.round === Number(round)).map(askedPeopleSite);
await mkdir(folder, { recursive: true });
await using web = await serveSites();
const { signal } = new AbortController();
for (const { id, company } of chosen) {
  const { pages } = await web.site.read(company.website ?? "", signal);
  const { instruction, text, schema } = websiteRequest({ company, pages }, new Date());
  await writeFile(
    join(folder, `${id}.txt`),
    [
      "# SYSTEM INSTRUCTION",
      instruction,
      "# USER MESSAGE",
      text,
      "# THE ANSWER IS ONE JSON OBJECT WITH THIS JSON SCHEMA",
      JSON.stringify(schema, undefined, 1),
    ].join("\n\n"),
  );
}
