import { expect } from "chai";
import { readMajorVersion } from "./java.ts";

describe("readMajorVersion", () => {
  const outputs = [
    ['openjdk version "17.0.15" 2025-04-15', 17],
    ['openjdk version "21" 2023-09-19 LTS', 21],
    ['java version "1.8.0_402"', 8],
    ["nothing that we know", undefined],
  ] as const;

  for (const [output, version] of outputs) {
    it(`reads ${version ?? "nothing"} from ${output}`, () => {
      expect(readMajorVersion(output)).to.equal(version);
    });
  }
});
