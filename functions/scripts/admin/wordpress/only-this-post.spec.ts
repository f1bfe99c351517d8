import { expect } from "chai";
import { AppError } from "../../../src/lib/platform/core/app-error.ts";
import { OperatorError } from "../operator-error.ts";
import { onlyThisPost } from "./only-this-post.ts";
import { createReport } from "./report.ts";

const fail = (error: Error) => () => {
  throw error;
};

describe("a post that cannot be read", () => {
  for (const error of [
    new RangeError("Map maximum size exceeded"),
    Object.assign(new TypeError("Invalid URL"), { code: "ERR_INVALID_URL" }),
    Object.assign(new Error("A value is too long"), { code: 3 }),
  ])
    it(`is named with the reason: ${error.message}`, async () => {
      const report = createReport();
      expect(await onlyThisPost("Bread", report, fail(error))).to.equal(false);
      expect(report.lines()).to.deep.equal([`Not imported, because it can't be read (${error.message}): 1 (“Bread”)`]);
    });

  for (const error of [
    new OperatorError("No such project."),
    new AppError("unavailable", "Later."),
    Object.assign(new Error("No connection"), { code: 14 }),
    Object.assign(new Error("Refused"), { code: "ECONNREFUSED" }),
  ])
    it(`is not blamed for what fails for every post: ${error.message}`, async () => {
      const report = createReport();
      const [failed] = await Promise.allSettled([onlyThisPost("Bread", report, fail(error))]);
      expect(failed).to.include({ status: "rejected", reason: error });
      expect(report.lines()).to.deep.equal([]);
    });
});
