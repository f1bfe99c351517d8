import { expect } from "chai";
import { createFrameQueue, frameSamples, mixFrames, silentFrame } from "./frames.ts";

const frameOf = (value: number): Int16Array => new Int16Array(frameSamples).fill(value);

describe("mixFrames", () => {
  it("adds simultaneous frames, and clips them", () => {
    expect(mixFrames([frameOf(1_000), frameOf(-300)])).to.deep.equal(frameOf(700));
    expect(mixFrames([frameOf(30_000), frameOf(30_000)])).to.deep.equal(frameOf(32_767));
    expect(mixFrames([frameOf(-30_000), frameOf(-30_000)])).to.deep.equal(frameOf(-32_768));
  });

  it("is silent where nobody speaks", () => {
    expect(mixFrames([])).to.deep.equal(silentFrame());
  });
});

describe("a queue of frames", () => {
  it("waits for three, then gives them in their order, and waits again when it ran dry", () => {
    const queue = createFrameQueue();
    const taken = (): number | undefined => queue.take()[0];
    queue.push(frameOf(1));
    queue.push(frameOf(2));
    expect(taken()).to.equal(0);
    queue.push(frameOf(3));
    expect([taken(), taken(), taken(), taken()]).to.deep.equal([1, 2, 3, 0]);
    queue.push(frameOf(4));
    expect(taken()).to.equal(0);
  });

  it("drops the oldest of more than ten, to avoid delay", () => {
    const queue = createFrameQueue();
    for (let value = 1; value <= 25; value++) queue.push(frameOf(value));
    expect(queue.take()[0]).to.equal(16);
  });
});
