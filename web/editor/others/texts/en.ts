/** What is said of changes by others. */
export const othersTexts = {
  program: "A program",
  changed: (who: string, places: number): string => `${who} made ${places === 1 ? "1 change" : `${places} changes`}.`,
  look: (places: number): string => (places === 1 ? "Look at it" : "Look at them"),
  heading: (who: string): string => `${who} changed this`,
  before: "the text before",
  now: "the text now",
  keep: "Keep",
  undo: "Undo",
  undoAll: "Undo all",
  done: "Done",
  hint: "Anything you undo is kept as a version.",
  changedSince: "Someone changed one of these passages in the meantime. It stays as it is.",
};

export type OthersTexts = typeof othersTexts;
