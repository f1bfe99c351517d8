import { expect } from "chai";
import { handle, speaking, talking } from "../../client/test/voice.ts";
import { englishTexts } from "../texts/find-texts.ts";
import { wholeTexts } from "../texts/whole-texts.ts";
import { activity, stateWord } from "./status-text.ts";

describe("the status of a conversation in writing", () => {
  const found = wholeTexts(englishTexts);
  const listening = talking().frames(handle).tell({ kind: "mute", isMuted: true });
  const still = {
    slowTools: [],
    call: "none",
    isMicrophoneSilenced: false,
    isSilent: false,
    isToRepeat: false,
    isLinkDown: false,
  } as const;
  const shownOf = (view: Parameters<typeof stateWord>[0], isThinking = false) => [
    stateWord(view, found, isThinking),
    activity(view, found.texts, isThinking),
  ];

  it("is one line at the text, and none while nothing happens", () => {
    const view = { ...still, state: listening.state, volume: 0 };
    expect(shownOf(view)).to.deep.equal(["", undefined]);
    expect(shownOf(view, true)).to.deep.equal(["", "Thinking…"]);
    expect(shownOf({ ...view, slowTools: ["ask"] })).to.deep.equal(["", "Looking on this website…"]);
    const answering = { ...view, state: talking().frames(handle, speaking).tell({ kind: "mute", isMuted: true }).state };
    expect(shownOf(answering)).to.deep.equal(["", "Answering…"]);
    expect(shownOf({ ...answering, volume: 1 }), "where it is heard").to.deep.equal(["Speaking", undefined]);
  });
});
