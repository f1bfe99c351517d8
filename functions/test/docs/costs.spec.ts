import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { repositoryDir } from "../../local/stack/paths.ts";
import { statisticsLimits } from "../../src/lib/usage/statistics/limits.ts";

describe("docs/costs.md", () => {
  it("knows how many documents a week's statistics have, and how many queries the most weeks take", () => {
    const { shards, mostWeeks, readAtOnce } = statisticsLimits;
    const documents = 2 * shards;
    const roundTrips = 2 + Math.floor((documents * mostWeeks) / readAtOnce) + 1;
    expect(readFileSync(join(repositoryDir, "docs/costs.md"), "utf8")).to.match(
      new RegExp(`^\\| statistics of .* \\| 3 to ${roundTrips} \\| 3 \\+ up to ${documents} n \\+ p \\| 0 \\|$`, "m"),
    );
  });
});
