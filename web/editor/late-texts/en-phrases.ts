/** Words of the view that compares, by what CodeMirror calls them. */
export const comparisonPhrases: Readonly<Record<string, string>> = {
  Accept: "Keep mine here",
  Reject: "Take theirs here",
  "$ unchanged lines": "$ unchanged lines",
};
