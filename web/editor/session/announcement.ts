import type { SaveState } from "./save-state.ts";

/** The next text of a polite live region: problems once, their end, and the results of what the author asked for. Not every pause. */
export const nextAnnouncement = (last: string, { tone, word, sentence }: SaveState, isAsked: boolean): string => {
  switch (tone) {
    case "bad":
      return `${word}. ${sentence}`;
    case "busy":
      return isAsked ? "" : last;
    case "good":
      return isAsked || last !== "" ? sentence : "";
  }
};
