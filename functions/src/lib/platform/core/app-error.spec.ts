import { expect } from "chai";
import { errorStatus } from "./app-error.ts";

/** The type already proves that every code has a status. */
describe("errorStatus", () => {
  it("is a failure for every code, and a server's failure only for ours", () => {
    const ours = Object.entries(errorStatus)
      .filter(([, status]) => status >= 500)
      .map(([code]) => code);
    expect(ours).to.deep.equal(["internal", "unavailable"]);
    expect(Object.values(errorStatus).filter((status) => status < 400)).to.deep.equal([]);
  });

  it("has words for codes that clients can branch on", () => {
    for (const code of Object.keys(errorStatus)) expect(code).to.match(/^[a-z]+(_[a-z]+)*$/);
  });
});
