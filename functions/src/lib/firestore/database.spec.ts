import { createRequire } from "node:module";
import { expect } from "chai";
import { GoogleError, Status } from "google-gax";
import { readStatusByName } from "./database.ts";

describe("readStatusByName", () => {
  const original = GoogleError.parseHttpError.bind(GoogleError);
  before(readStatusByName);
  after(() => {
    GoogleError.parseHttpError = original;
  });

  const answer = (code: number, status: string) => ({ error: { code, status, message: "No", details: [] } });

  it("changes the google-gax that the Firestore client of firebase-admin loads", () => {
    const ours = createRequire(import.meta.url);
    const theirs = createRequire(createRequire(ours.resolve("firebase-admin/firestore")).resolve("@google-cloud/firestore"));
    expect(theirs.resolve("google-gax")).to.equal(ours.resolve("google-gax"));
  });

  it("tells by their names apart what has the same HTTP status", () => {
    for (const [code, name, wanted] of [
      [400, "FAILED_PRECONDITION", Status.FAILED_PRECONDITION],
      [400, "INVALID_ARGUMENT", Status.INVALID_ARGUMENT],
      [409, "ALREADY_EXISTS", Status.ALREADY_EXISTS],
      [409, "ABORTED", Status.ABORTED],
      [404, "NOT_FOUND", Status.NOT_FOUND],
    ] as const) {
      expect(GoogleError.parseHttpError(answer(code, name)).code, name).to.equal(wanted);
      expect(GoogleError.parseHttpError([{}, answer(code, name)]).code, name).to.equal(wanted);
    }
  });
});
