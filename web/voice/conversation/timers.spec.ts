import { expect } from "chai";
import { Conversation, talking } from "../../client/test/voice.ts";
import { limits } from "../../client/src/voice/limits.ts";
import { Timers } from "./timers.ts";

describe("Timers", () => {
  const { now } = Date;
  let told: string[] = [];
  const timers = new Timers(({ kind }) => told.push(kind));

  beforeEach(() => (told = []));
  afterEach(() => {
    timers.stop();
    Date.now = now;
  });

  it("tell who was away too long when a computer wakes up, once, and nothing else", () => {
    timers.follow(talking().state);
    timers.wake();
    expect(told).to.deep.equal([]);
    Date.now = () => now() + limits.idleMs;
    timers.wake();
    timers.wake();
    expect(told).to.deep.equal(["idle"]);
    Date.now = () => now() + limits.wholeMs;
    timers.wake();
    expect(told).to.deep.equal(["idle", "limit"]);
  });

  it("go on over frames that change nothing, and end with the conversation", () => {
    const conversation = talking();
    timers.follow(conversation.state);
    Date.now = () => now() + limits.idleMs;
    timers.follow(conversation.frames({ kind: "said", text: "Hm" }).state);
    timers.follow(new Conversation().state);
    timers.wake();
    expect(told).to.deep.equal([]);
  });
});
