import { readFileSync } from "node:fs";
import { expect } from "chai";
import { renderErrorCodes } from "../../contract/error-codes.ts";
import { errorCodesFile } from "../../contract/contract-file.ts";

describe("docs/error-codes.md", () => {
  it("is up to date: npm run openapi", () => {
    expect(readFileSync(errorCodesFile, "utf8") === renderErrorCodes(), "docs/error-codes.md is stale. Run: npm run openapi").to.be.true;
  });
});
