import { expect } from "chai";
import { noFacts } from "../site/site-facts.ts";
import { linkedSlugs } from "./linked-slugs.ts";

describe("linkedSlugs", () => {
  it("lets others in while it reads one long block", async () => {
    // Brackets are much work for their length. Longer lines would be shown as source, without being parsed.
    const text = `${"- ".padEnd(16_000, "[")}\n`.repeat(15) + "- [a](/about)\n";
    let turns = 0;
    const clock = setInterval(() => turns++, 1);
    const slugs = await linkedSlugs(text, { plan: noFacts.plan, slug: "home" });
    clearInterval(clock);
    expect([...slugs.keys()]).to.deep.equal(["about"]);
    expect(turns).to.be.above(2);
  });
});
