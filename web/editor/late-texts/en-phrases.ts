/** The texts of the comparison view, by CodeMirror's names. */
export const comparisonPhrases: Readonly<Record<string, string>> = {
  Accept: "Keep mine here",
  Reject: "Take theirs here",
  "$ unchanged lines": "$ unchanged lines",
};
