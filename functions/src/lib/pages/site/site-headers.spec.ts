import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import * as z from "zod";
import { siteHeaders } from "./site-headers.ts";
import { siteStyle } from "./site-style.ts";

const FirebaseJson = z.object({
  hosting: z.object({
    headers: z.array(z.object({ source: z.string(), headers: z.array(z.object({ key: z.string(), value: z.string() })) })),
  }),
});

describe("the headers of the site", () => {
  it("are the same in firebase.json: whichever of the two Hosting sends, the page is shown as it is meant", () => {
    const file = readFileSync(join(import.meta.dirname, "../../../../../firebase.json"), "utf8");
    const { hosting } = FirebaseJson.parse(JSON.parse(file));
    const sent = new Map(Object.entries(siteHeaders("'self'")));
    const rules = hosting.headers.filter(({ source }) => source === "/sites/**").flatMap(({ headers }) => headers);
    expect(rules.map(({ key }) => key)).to.have.members(["Content-Security-Policy", "Permissions-Policy"]);
    for (const { key, value } of rules) expect(value, key).to.equal(sent.get(key));
  });

  it("come with less than 6 kB of style", () => {
    expect(siteStyle.length).to.be.below(6_000);
  });
});
