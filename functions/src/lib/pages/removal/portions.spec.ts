import { expect } from "chai";
import { removalLimits } from "./limits.ts";
import { portionsOf, type VersionSize } from "./removal-store.ts";

const sized = (...bytes: readonly number[]): readonly VersionSize[] => bytes.map((size, index) => ({ id: String(index), bytes: size }));

const { commitBytes, commitVersions } = removalLimits;

describe("portionsOf", () => {
  const cases: readonly (readonly [what: string, versions: readonly VersionSize[], lengths: readonly number[]])[] = [
    ["nothing", [], []],
    ["what fits into one commit", sized(1, commitBytes - 1), [2]],
    ["a byte too many", sized(1, commitBytes - 1, 1), [2, 1]],
    ["versions that each fill a commit", sized(commitBytes, commitBytes, commitBytes), [1, 1, 1]],
    ["a version larger than a commit should be", sized(1, commitBytes + 1, 1), [1, 1, 1]],
    ["as many as one commit may have", sized(...Array<number>(commitVersions).fill(1)), [commitVersions]],
    ["more than one commit may have", sized(...Array<number>(commitVersions + 1).fill(1)), [commitVersions, 1]],
  ];

  for (const [what, versions, lengths] of cases) {
    it(`divides ${what}`, () => {
      const portions = portionsOf(versions);
      expect(portions.map(({ length }) => length)).to.deep.equal(lengths);
      expect(portions.flat()).to.deep.equal(versions);
    });
  }
});
