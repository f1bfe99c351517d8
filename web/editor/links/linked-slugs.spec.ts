import { expect } from "chai";
import { linkedSlugs } from "./linked-slugs.ts";

describe("linkedSlugs", () => {
  it("lets others in while it reads one long block", async () => {
    // Brackets are much work for their length.
    const text = `${"- ".padEnd(20_000, "[")}\n`.repeat(12) + "- [a](/about)\n";
    let turns = 0;
    const clock = setInterval(() => turns++, 1);
    const slugs = await linkedSlugs(text, { site: undefined, slug: "home" });
    clearInterval(clock);
    expect([...slugs]).to.deep.equal(["about"]);
    expect(turns).to.be.above(2);
  });
});
