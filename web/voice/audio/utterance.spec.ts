import { expect } from "chai";
import { Utterance } from "./utterance.ts";

/** The moments at which utterances were found to have begun, by frame. */
const foundIn = (frames: readonly (readonly [loudness: number, count: number])[], isAgentPlaying = false): readonly number[] => {
  const utterance = new Utterance();
  const loudnesses = frames.flatMap(([loudness, count]) => Array.from({ length: count }, () => loudness));
  return loudnesses.map((loudness, frame) => utterance.hear(loudness, frame, isAgentPlaying)).filter((since) => since !== undefined);
};

describe("Utterance", () => {
  it("is found once, when it is over, with its pauses", () => {
    expect(
      foundIn([
        [0, 10],
        [0.1, 8],
        [0, 20],
        [0.1, 8],
        [0, 60],
      ]),
    ).to.deep.equal([10]);
  });

  it("is none in a cough, a soft noise, before its end, or while the agent plays", () => {
    expect(
      foundIn([
        [0.1, 5],
        [0, 60],
      ]),
    ).to.deep.equal([]);
    expect(
      foundIn([
        [0.01, 40],
        [0, 60],
      ]),
    ).to.deep.equal([]);
    expect(
      foundIn([
        [0.1, 40],
        [0, 24],
      ]),
    ).to.deep.equal([]);
    expect(
      foundIn(
        [
          [0.1, 40],
          [0, 60],
        ],
        true,
      ),
    ).to.deep.equal([]);
  });
});
