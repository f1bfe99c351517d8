import { expect } from "chai";
import { Conversation, session, talking } from "../../test/voice.ts";

describe("a service that is busy", () => {
  const busy = { code: "unavailable", message: "Please try again later.", retryAfterMs: 30_000 } as const;
  const waiting = (): Conversation => {
    const conversation = new Conversation().tell({ kind: "start" }, { kind: "microphone", result: "on" });
    conversation.tell({ kind: "mint_failed", reason: busy });
    return conversation;
  };

  it("is asked again after the time that it names, and no sooner by itself", () => {
    const conversation = waiting();
    expect(conversation.effects().at(-1)).to.deep.equal({ kind: "wait", ms: 30_000 });
    expect(conversation.state).to.include({ kind: "starting", waitMs: 30_000 });
    conversation.tell({ kind: "waited" });
    expect(conversation.effects()).to.deep.equal([{ kind: "mint", isResume: false }]);
    expect(conversation.state).to.include({ kind: "starting", waitMs: undefined });
    expect(conversation.tell({ kind: "waited" }).kinds(), "the timer of a visitor who did not wait").to.deep.equal([]);
    expect(conversation.tell({ kind: "minted", session }).kinds()).to.deep.equal(["connect", "wait"]);
  });

  it("is given up after three waits", () => {
    const conversation = waiting();
    for (let waits = 0; waits < 2; waits++) conversation.tell({ kind: "waited" }, { kind: "mint_failed", reason: busy });
    expect(conversation.state.kind).to.equal("starting");
    conversation.tell({ kind: "waited" }, { kind: "mint_failed", reason: busy });
    expect(conversation.state).to.deep.equal({ kind: "ended", reason: busy });
  });

  it("is not waited for when it does not say how long, or longer than anybody would", () => {
    for (const retryAfterMs of [undefined, 30_001]) {
      const reason = { code: "unavailable", retryAfterMs } as const;
      const conversation = new Conversation().tell(
        { kind: "start" },
        { kind: "microphone", result: "on" },
        { kind: "mint_failed", reason },
      );
      expect(conversation.state).to.deep.equal({ kind: "ended", reason });
    }
  });

  it("is waited for in a conversation that was lost, too", () => {
    const conversation = talking().closes(1007).tell({ kind: "mint_failed", reason: busy }, { kind: "waited" });
    expect(conversation.effects().at(-1)).to.deep.equal({ kind: "mint", isResume: true });
  });

  it("can be left while it is waited for", () => {
    const conversation = waiting();
    conversation.effects();
    expect(conversation.tell({ kind: "stop" }).kinds()).to.deep.equal(["release"]);
    expect(conversation.tell({ kind: "waited" }).kinds()).to.deep.equal([]);
  });
});
