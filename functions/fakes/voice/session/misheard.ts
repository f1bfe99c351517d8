/** The halves of what was said, by words; the second is empty where there is one word. */
export const halvesOf = (text: string): readonly [string, string] => {
  const words = text.trim().split(/\s+/);
  const middle = Math.ceil(words.length / 2);
  return [words.slice(0, middle).join(" "), words.slice(middle).join(" ")];
};

/** From where speech was taken to be over until it goes on. */
export const pauseMs = 400;

/** What 3.1 says over and over before it calls a tool. */
export const announcement = "Let me look that up for you.";
