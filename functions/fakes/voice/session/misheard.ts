/** The two halves of an utterance, split between words; the second is empty if there is only one word. */
export const halvesOf = (text: string): readonly [string, string] => {
  const words = text.trim().split(/\s+/);
  const middle = Math.ceil(words.length / 2);
  return [words.slice(0, middle).join(" "), words.slice(middle).join(" ")];
};

/** 400 ms from the supposed end of speech until it continues. */
export const pauseMs = 400;

/** What 3.1 repeats before it calls a tool. */
export const announcement = "Let me look that up for you.";

/** What models have read out of what they were told, or meant to call. */
export const directions = ["(The visitor is waiting for your answer.) ", 'print(ask(question="When do you open?")) '];
