import type { SaveState } from "./save-state.ts";

/** What a polite live region says next: trouble once, that it is over, and what the author has asked for. Not every pause. */
export const nextAnnouncement = (last: string, { tone, sentence }: SaveState, isAsked: boolean): string => {
  switch (tone) {
    case "bad":
      return sentence;
    case "busy":
      return isAsked ? "" : last;
    case "good":
      return isAsked || last !== "" ? sentence : "";
  }
};
