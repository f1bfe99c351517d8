import { expect } from "chai";
import { refusedFields } from "../publish/missing-fields.ts";
import { texts } from "../texts.ts";
import { refusalsOf } from "./save-state.ts";

const details = [
  { path: "metadata.slug", message: "must have at most 80 characters" },
  { path: "content", message: "must be text" },
];

describe("what is said at a field that the service refuses", () => {
  it("is in the reader's language: nothing of the service's own sentence", () => {
    const phase = { kind: "refused", code: "invalid_request", message: "Not valid", details } as const;
    expect([...refusalsOf({ phase })]).to.deep.equal([["slug", texts.form.refused]]);
    expect([...refusalsOf({ phase: { kind: "comparing" } })]).to.deep.equal([]);
    expect(refusedFields(details)).to.deep.equal([{ key: "slug", reason: texts.form.missing }]);
  });
});
