import { expect } from "chai";
import { SampleQueue } from "./sample-queue.ts";

const read = (queue: SampleQueue, length: number): readonly number[] => {
  const output = new Float32Array(length).fill(9);
  queue.read(output);
  return [...output];
};

describe("SampleQueue", () => {
  it("plays chunks in their order, across their ends", () => {
    const queue = new SampleQueue(0);
    queue.push(Float32Array.of(1, 2, 3));
    queue.push(Float32Array.of(4, 5));
    expect(read(queue, 2)).to.deep.equal([1, 2]);
    expect(read(queue, 2)).to.deep.equal([3, 4]);
    expect(queue.length).to.equal(1);
  });

  it("falls silent on a ramp when nothing is left, and stays silent", () => {
    const queue = new SampleQueue(4);
    queue.push(Float32Array.of(1, 1));
    expect(read(queue, 6)).to.deep.equal([1, 1, 0.75, 0.5, 0.25, 0]);
    expect(read(queue, 2)).to.deep.equal([0, 0]);
  });

  it("drops what waits, and the ramp begins where the sound was", () => {
    const queue = new SampleQueue(2);
    queue.push(new Float32Array(1000).fill(0.5));
    read(queue, 10);
    queue.clear();
    expect(queue.length).to.equal(0);
    expect(read(queue, 3)).to.deep.equal([0.25, 0, 0]);
    queue.clear();
    expect(read(queue, 2), "silence does not click").to.deep.equal([0, 0]);
  });
});
