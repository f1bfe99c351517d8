import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import * as z from "zod";
import { previewHeaders, renderPreview } from "./preview-html.ts";
import { chooseTexts } from "./preview-texts.ts";

const FirebaseJson = z.object({
  hosting: z.object({
    headers: z.array(z.object({ source: z.string(), headers: z.array(z.object({ key: z.string(), value: z.string() })) })),
  }),
});

describe("the headers of a preview", () => {
  it("are the same in firebase.json: whichever of the two Hosting sends, the page is shown as it is meant", () => {
    const file = readFileSync(join(import.meta.dirname, "../../../../../firebase.json"), "utf8");
    const { hosting } = FirebaseJson.parse(JSON.parse(file));
    const rules = hosting.headers.find(({ source }) => source === "/preview/**")?.headers ?? [];
    const sent = new Map(Object.entries(previewHeaders));
    expect(rules.map(({ key }) => key)).to.have.members(["Content-Security-Policy", "X-Robots-Tag", "Cache-Control"]);
    for (const { key, value } of rules) expect(value, key).to.equal(sent.get(key));
  });
});

describe("renderPreview", () => {
  const titleOf = (page: { readonly title?: string; readonly slug?: string }, language: string): string => {
    const { title, slug = null } = page;
    const options = {
      page: { metadata: { title }, language: "en", slug },
      site: "Bread",
      text: "",
      expireAt: new Date(0),
      approval: { tag: "" },
    };
    return /<title>(.*)<\/title>/.exec(renderPreview({ ...options, texts: chooseTexts(language) }))?.[1] ?? "";
  };
  it("calls a draft by its title, by its slug, or a draft", () => {
    expect(titleOf({ title: "Hours", slug: "hours" }, "de")).to.equal("Hours");
    expect(titleOf({ slug: "hours" }, "de")).to.equal("hours");
    const names = ["en", "nb", "de", "fr", "es", "he", "ar"].map((language) => titleOf({}, language));
    expect(names).to.deep.equal(["Draft", "Utkast", "Entwurf", "Brouillon", "Borrador", "טיוטה", "مسودة"]);
  });
});
