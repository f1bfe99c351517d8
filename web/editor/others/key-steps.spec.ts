import { expect } from "chai";
import { countPlaces, keySteps, lastSeen, withoutChanges } from "./key-steps.ts";

const state = (at: string, by: string | null) => ({ at, by });
const [bot, other] = ["key:site.a1", "key:site.b2"];

describe("what keys have done to a draft", () => {
  const shown = (states: readonly ReturnType<typeof state>[], seen: string) =>
    keySteps(states, seen).map(({ before, saves }) => `${before.at}>${saves.map(({ at }) => at).join("")}`);

  it("is each row of their saves after the state that was seen, whoever saved in between", () => {
    const states = [state("1", "ada"), state("2", bot), state("3", other), state("4", "noa"), state("5", bot), state("6", null)];
    expect(shown(states, "1")).to.deep.equal(["1>23", "4>5"]);
    expect(shown(states, "2")).to.deep.equal(["2>3", "4>5"]);
    expect(shown(states, "5")).to.deep.equal([]);
  });

  it("is nothing where a key began the draft: there was no text before", () => {
    expect(shown([state("1", bot)], "0")).to.deep.equal([]);
  });

  for (const [name, states, isClone, seen] of [
    ["the last text that they have saved", [state("1", "noa"), state("2", "ada"), state("3", bot)], false, "2"],
    ["what the draft began with, if they have never saved it", [state("1", "noa"), state("2", bot)], false, "1"],
    ["the live page, if a key made the draft of it", [state("1", bot), state("2", bot)], true, "1"],
    ["what a person made of it, if a key has begun the page", [state("1", bot), state("2", "noa"), state("3", bot)], false, "2"],
    ["nothing, if only keys have written it", [state("1", bot), state("2", bot)], false, undefined],
  ] as const)
    it(`begins, for somebody new on this device, after ${name}`, () => {
      expect(lastSeen(states, { author: "ada", isClone })).to.equal(seen);
    });
});

describe("a text without the changes of keys", () => {
  const text = (content: string, metadata = {}) => ({ content, metadata });
  const before = text("One\n\nTwo\n\nThree\n", { title: "Old", tags: ["a"] });
  const after = text("One, by key\n\nTwo\n\nThree, by key\n", { title: "New", tags: ["a"] });

  it("is the one before them, if nobody has changed it since", () => {
    expect(withoutChanges(after, [{ before, after }])).to.deep.equal(before);
    expect(countPlaces(before, after)).to.equal(3);
  });

  it("keeps what people have added elsewhere, and what they have made of the same place", () => {
    const now = text("One, by key\n\nTwo, by Noa\n\nThree, by key and Noa\n", { title: "Noa's", tags: ["b"] });
    expect(withoutChanges(now, [{ before, after }])).to.deep.equal(
      text("One\n\nTwo, by Noa\n\nThree, by key and Noa\n", { title: "Noa's", tags: ["b"] }),
    );
  });

  it("takes several rows of saves away, the newest first", () => {
    const third = text("One, by key\n\nTwo, by Noa\n\nThree, by key\n", after.metadata);
    const fourth = text("One, by key again\n\nTwo, by Noa\n\nThree, by key\n\nFour\n", after.metadata);
    const changes = [
      { before, after },
      { before: third, after: fourth },
    ];
    expect(withoutChanges(fourth, changes)).to.deep.equal(text("One\n\nTwo, by Noa\n\nThree\n", before.metadata));
  });

  it("brings a field back that a key has removed, and removes one that it has added", () => {
    const changes = [{ before: text("", { a: 1 }), after: text("", { b: 2 }) }];
    expect(withoutChanges(text("", { b: 2 }), changes)).to.deep.equal(text("", { a: 1 }));
  });
});
