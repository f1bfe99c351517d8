import { expect } from "chai";
import { handle, session, speaking, talking } from "../../client/test/voice.ts";
import { takeKept } from "../conversation/take-kept.ts";
import { keep } from "./kept-conversation.ts";

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

  const take = async () => takeKept(place, async () => Promise.resolve("ada"));

  it("has the question whose answer is being spoken, and no word of what its handle has", async () => {
    const spoken = talking().frames(
      { kind: "heard", text: "Dogs?" },
      speaking,
      { kind: "said", text: "Yes." },
      { kind: "turn_complete" },
      handle,
    );
    keep({ ...place, uid: "ada" }, spoken.state);
    expect(await take())
      .to.include({ handle: "handle-1" })
      .and.not.to.have.property("lines");
    spoken.frames({ kind: "heard", text: "Open?" }, speaking, { kind: "said", text: "See the page" });
    keep({ ...place, uid: "ada" }, spoken.state);
    expect(await take()).to.deep.include({ session, handle: "handle-1", lines: ["Visitor: Open?", "You: See the page"] });
  });

  it("is not taken with lines that are none", async () => {
    keep({ ...place, uid: "ada" }, talking().frames(handle).state);
    for (const [key, value] of memory) memory.set(key, JSON.stringify({ ...JSON.parse(value), lines: [1] }));
    expect(await take()).to.equal(undefined);
  });
});
