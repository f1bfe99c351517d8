import { expect } from "chai";
import { Captions } from "./captions.ts";

const second = 24_000;
const shown = (captions: Captions): readonly string[] => captions.list.map(({ speaker, text }) => `${speaker}: ${text}`);

describe("Captions", () => {
  const sentence = "We open at nine in the morning.";

  const orders: Readonly<Record<string, (captions: Captions) => void>> = {
    "words before sound": (captions) => {
      captions.say(sentence);
      captions.addSound(2 * second);
    },
    "sound before words": (captions) => {
      captions.addSound(2 * second);
      captions.say(sentence);
    },
    "a bit of each": (captions) => {
      for (const word of sentence.match(/\S+\s*/g) ?? []) {
        captions.addSound((2 * second) / 7);
        captions.say(word);
      }
    },
  };
  it("separate the sentences before and after a tool, and nothing else", () => {
    const said = (...fragments: readonly string[]): string | undefined => {
      const captions = new Captions(second);
      captions.setPaced(false);
      for (const fragment of fragments) captions.say(fragment);
      return captions.list[0]?.text;
    };
    expect(said("It takes half a", " minute.", "Here is what", " I found.")).to.equal("It takes half a minute. Here is what I found.");
    expect(said("רגע אחד.", "הנה מה שמצאתי.")).to.equal("רגע אחד. הנה מה שמצאתי.");
    expect(said("hello@example.", "com, or 3.", "5 km, or the U.", "S. office")).to.equal(
      "hello@example.com, or 3.5 km, or the U.S. office",
    );
    expect(said("少々お待ちください。", "見つかりました。")).to.equal("少々お待ちください。見つかりました。");
  });

  it("never take back what they have shown, however much sound still comes", () => {
    const captions = new Captions(second);
    captions.say("We open at nine.");
    captions.addSound(second);
    captions.setPlayed(second / 2);
    const before = shown(captions);
    expect(before).not.to.deep.equal([]);
    captions.addSound(9 * second);
    captions.setPlayed(second / 2 + 1);
    expect(shown(captions)).to.deep.equal(before);
  });

  for (const [name, arrive] of Object.entries(orders)) {
    it(`show words as they are heard: ${name}`, () => {
      const captions = new Captions(second);
      arrive(captions);
      expect(shown(captions), "nothing was played").to.deep.equal([]);
      captions.setPlayed(second);
      expect(shown(captions)).to.deep.equal(["agent: We open at nine in"]);
      captions.complete();
      expect(captions.list[0]?.isFinal).to.equal(false);
      captions.setPlayed(2 * second);
      expect(captions.list).to.deep.equal([{ id: 1, speaker: "agent", text: sentence, isFinal: true }]);
    });

    it(`end where the sound did: ${name}`, () => {
      const captions = new Captions(second);
      arrive(captions);
      captions.setPlayed(second);
      captions.cut();
      captions.say(" And close at five.");
      captions.addSound(second);
      expect(captions.list).to.deep.equal([{ id: 1, speaker: "agent", text: "We open at nine in", isFinal: true }]);
      captions.complete();
      captions.say("Yes?");
      captions.complete();
      captions.setPlayed(9 * second);
      expect(shown(captions)).to.deep.equal(["agent: We open at nine in", "agent: Yes?"]);
    });
  }

  it("do not run ahead when a whole text comes with the first sound", () => {
    const captions = new Captions(second);
    captions.say("word ".repeat(100));
    captions.addSound(second / 5);
    captions.setPlayed(second / 10);
    expect(captions.list[0]?.text.length).to.be.below(10);
  });

  it("show nothing of what was interrupted before it was heard", () => {
    const captions = new Captions(second);
    captions.addSound(second);
    captions.say(sentence);
    captions.cut();
    captions.complete();
    captions.hear("Wait");
    expect(shown(captions)).to.deep.equal(["visitor: Wait"]);
  });

  it("put the visitor's fragments together until somebody else speaks", () => {
    const captions = new Captions(second);
    captions.hear("When do ");
    captions.hear("you open?");
    captions.say("At nine.");
    captions.complete();
    captions.hear("And");
    captions.type("on Sundays?");
    captions.hear("Hello?");
    expect(shown(captions)).to.deep.equal(
      ["visitor: When do you open?", "visitor: And", "visitor: on Sundays?", "visitor: Hello?"].toSpliced(1, 0, "agent: At nine."),
    );
  });

  it("show text as it comes where no sound plays", () => {
    const captions = new Captions(second);
    captions.setPaced(false);
    captions.addSound(second);
    captions.say("We open");
    expect(shown(captions)).to.deep.equal(["agent: We open"]);
    captions.say(" at nine.");
    captions.complete();
    expect(captions.list).to.deep.equal([{ id: 1, speaker: "agent", text: "We open at nine.", isFinal: true }]);
  });

  it("cut a text without spaces between its characters", () => {
    const captions = new Captions(second);
    captions.addSound(2 * second);
    captions.say("営業時間は九時からです。");
    captions.setPlayed(second);
    expect(shown(captions)).to.deep.equal(["agent: 営業時間は九"]);
  });

  it("keep a speech whole that was heard before the next one was interrupted", () => {
    const captions = new Captions(second);
    captions.say("One.");
    captions.addSound(second);
    captions.complete();
    captions.say("Two and three and four.");
    captions.addSound(second);
    captions.setPlayed(1.5 * second);
    captions.cut();
    expect(shown(captions)).to.deep.equal(["agent: One.", "agent: Two and three"]);
  });
});
