import { expect } from "chai";
import { silentMicrophone } from "./support/microphones.ts";
import { useTalks } from "./support/talk.ts";
import { expectReleased, sentBy } from "./support/witness.ts";

const spoken = { phone: "plus forty seven four one two three four five six seven" };

describe("a hint in a tool's answer", () => {
  const talks = useTalks(silentMicrophone);

  it("comes before the live model, which calls again; the visitor is not asked", async () => {
    const talk = await talks.open();
    await talk.service.play([
      { when: { text: "my number" }, then: [{ kind: "call", name: "update_profile", args: spoken }] },
      { when: { hint: "digits" }, then: [{ kind: "call", name: "update_profile", args: { phone: "+4741234567" } }] },
    ]);
    await talk.start();
    await talk.type("This is my number");
    await talk.caption("I have noted: phone +47 41 23 45 67.");
    await talk.cards
      .filter({ hasText: "+4741234567" })
      .or(talk.cards.filter({ hasText: "+47 41 23 45 67" }))
      .waitFor();
    const [first, second] = await sentBy(talk.page, "toolResponse");
    expect(first).to.have.nested.property("functionResponses[0].response").that.includes({ status: "invalid", retryable: true });
    expect(second)
      .to.have.nested.property("functionResponses[0].response")
      .that.includes({ status: "ok" })
      .and.not.to.have.property("hint");
    await talk.end();
    await expectReleased(talk.page);
  });
});
