import type { VoiceState } from "@lectern/client/voice";
import { expect } from "chai";
import { handle, session, speaking, talking } from "../../client/test/voice.ts";
import { type Caption, Captions } from "./captions.ts";
import { takeKept } from "./take-kept.ts";
import { keep } from "./keep-conversation.ts";

/** A page's storage. */
class Memory extends Map<string, string> {
  setItem(key: string, value: string): void {
    this.set(key, value);
  }
  getItem(key: string): string | null {
    return this.get(key) ?? null;
  }
  removeItem(key: string): void {
    this.delete(key);
  }
}

describe("a conversation that is kept for the next page", () => {
  const place = { project: "demo", baseUrl: "https://lectern.example" };
  const memory = new Memory();
  before(() => Object.defineProperty(globalThis, "sessionStorage", { value: memory, configurable: true }));
  after(() => Reflect.deleteProperty(globalThis, "sessionStorage"));

  const caption = (id: number): Caption => ({ id, speaker: id % 2 === 0 ? "agent" : "visitor", text: `Words ${id}`, isFinal: true });
  const call = { kind: "call", id: 1, seconds: 20, after: 12 } as const;
  const viewOf = (state: VoiceState) => ({
    state,
    captions: Array.from({ length: 12 }, (_, i) => caption(i + 1)),
    inserts: [call],
    volume: 0,
  });

  const take = async () => takeKept(place, async () => Promise.resolve("ada"));

  it("has the question whose answer is being spoken, and no word of what its handle has", async () => {
    const spoken = talking().frames(
      { kind: "heard", text: "Dogs?" },
      speaking,
      { kind: "said", text: "Yes." },
      { kind: "turn_complete" },
      handle,
    );
    keep({ ...place, uid: "ada" }, viewOf(spoken.state));
    expect(await take())
      .to.include({ handle: "handle-1" })
      .and.not.to.have.property("lines");
    spoken.frames({ kind: "heard", text: "Open?" }, speaking, { kind: "said", text: "See the page" });
    keep({ ...place, uid: "ada" }, viewOf(spoken.state));
    expect(await take()).to.deep.include({ session, handle: "handle-1", lines: ["Visitor: Open?", "You: See the page"] });
  });

  it("has the last ten captions and cards as they were, and how loud the agent is", async () => {
    keep({ ...place, uid: "ada" }, viewOf(talking().frames(handle).state));
    const earlier = (await take())?.earlier;
    expect(earlier).to.deep.include({ inserts: [call], volume: 0 });
    const shown = new Captions(24_000, earlier?.captions);
    expect(shown.list).to.deep.equal(viewOf({ kind: "idle" }).captions.slice(2));
    shown.type("And now?");
    expect(shown.list.at(-1), "cards stay where they were").to.include({ id: 13, text: "And now?" });
  });

  it("is not taken with lines that are none, or with nothing that can be shown", async () => {
    for (const change of [{ lines: [1] }, { earlier: { captions: [{ id: 1 }], inserts: [], volume: 1 } }]) {
      keep({ ...place, uid: "ada" }, viewOf(talking().frames(handle).state));
      for (const [key, value] of memory) memory.set(key, JSON.stringify({ ...JSON.parse(value), ...change }));
      expect(await take()).to.equal(undefined);
    }
  });
});
