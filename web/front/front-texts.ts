/** What the root page and the missing page say, by the `data-text` of their elements. Their HTML is the English. */
export type FrontTexts = Readonly<
  Record<
    "title" | "lead" | "editor" | "talk" | "inbox" | "phone" | "reference" | "page" | "answer" | "fact" | "missing" | "moved" | "home",
    string
  >
>;
