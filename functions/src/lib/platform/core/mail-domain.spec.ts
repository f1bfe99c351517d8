import { expect } from "chai";
import { isMailDomain } from "./mail-domain.ts";

describe("isMailDomain", () => {
  for (const domain of ["site.example", "a.b.example", "bücher.example", "例え.テスト", "xn--bcher-kva.example", "1.example", "localhost"])
    it(`takes ${domain}`, () => {
      expect(isMailDomain(domain)).to.equal(true);
    });

  for (const domain of ["", ".", "b..c", ".b.c", "b.c.", "-b.c", "b-.c", "b c.d", "b_c.d", "b@c.d", "b\u200b.c", `${"b".repeat(64)}.c`])
    it(`refuses ${JSON.stringify(domain)}`, () => {
      expect(isMailDomain(domain)).to.equal(false);
    });
});
