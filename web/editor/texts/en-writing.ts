/** CodeMirror's own texts, by CodeMirror's names. */
const sourcePhrases: Readonly<Record<string, string>> = {
  Find: "Find",
  Replace: "Replace with",
  next: "Next",
  previous: "Previous",
  all: "Select all",
  "match case": "Match case",
  "by word": "Whole words",
  regexp: "Regular expression",
  replace: "Replace",
  "replace all": "Replace all",
  close: "Close",
  "current match": "current match",
  "on line": "on line",
  "replaced match on line $": "Replaced on line $",
  "replaced $ matches": "Replaced $ matches",
};

/** The text editor's texts. */
export const writingTexts = {
  source: {
    toolbar: "Formatting",
    commands: {
      bold: "Bold",
      italic: "Italic",
      heading: "Heading",
      bullets: "List",
      numbers: "Numbered list",
      quote: "Quote",
      link: "Link",
      code: "Code",
      table: "Table",
      picture: "Image",
    },
    placeholder: "Write, or type / to add something",
    find: "Find and replace",
    words: (words: number, count: string): string => (words === 1 ? "1 word" : `${count} words`),
    minutes: (minutes: number): string => `${minutes} min read`,
    face: "Typeface",
    faces: { serif: "Serif", sans: "Sans serif", mono: "Typewriter" },
    phrases: sourcePhrases,
  },
};
