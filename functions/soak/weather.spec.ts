import { expect } from "chai";
import type { Episode } from "./script.ts";
import { createWeather } from "./weather.ts";

const episode: Episode = { target: "firestore", fault: "reset", fromMs: 10, untilMs: 20, probability: 1, seed: 1 };

const aWeather = (episodes: readonly Episode[], clock: { ms: number }) =>
  createWeather({ seed: 1, lengthMs: 100, midnightMs: 50, kills: [], episodes }, () => clock.ms);

describe("createWeather", () => {
  it("lets a fault happen in its time and place only, and counts it", () => {
    const clock = { ms: 0 };
    const weather = aWeather([episode], clock);
    const seen = [5, 10, 19, 20].map((ms) => {
      clock.ms = ms;
      return [weather.next("firestore"), weather.next("gemini")];
    });
    expect(seen).to.deep.equal([
      [undefined, undefined],
      ["reset", undefined],
      ["reset", undefined],
      [undefined, undefined],
    ]);
    expect([...weather.counts()]).to.deep.equal([["firestore: reset", 2]]);
  });

  it("hits as many as its probability says, always the same ones", () => {
    const draw = () => {
      const weather = aWeather([{ ...episode, probability: 0.25 }], { ms: 15 });
      return Array.from({ length: 400 }, () => weather.next("firestore") !== undefined);
    };
    expect(draw()).to.deep.equal(draw());
    expect(draw().filter(Boolean).length).to.be.within(70, 130);
  });

  it("clears up", () => {
    const weather = aWeather([episode], { ms: 15 });
    weather.clear();
    expect(weather.next("firestore")).to.equal(undefined);
  });
});
