import { expect } from "chai";
import { createQueue } from "../../client/src/autosave/queue.ts";
import { answered, due, failed, typed } from "../../client/src/autosave/transitions.ts";
import { mayBeStored } from "./may-be-stored.ts";

const begun = typed(createQueue({ text: { metadata: {}, content: "" }, etag: undefined }, "run"), { metadata: {}, content: "A" }, 0);
const failure = { message: "", isRetryable: false } as const;

describe("a new page", () => {
  it("may be begun in another language until it is sent, and after a refusal", () => {
    expect(mayBeStored(begun)).to.equal(false);
    expect(mayBeStored(failed(due(begun), { ...failure, code: "invalid_request" }, 0))).to.equal(false);
  });

  it("may not while it is sent, or was sent without an answer: there would be two", () => {
    const sent = due(begun);
    expect(mayBeStored(sent)).to.equal(true);
    expect(mayBeStored(failed(sent, { ...failure, code: "unavailable", isRetryable: true }, 0))).to.equal(true);
    expect(mayBeStored(answered(sent, "1"))).to.equal(false);
  });
});
