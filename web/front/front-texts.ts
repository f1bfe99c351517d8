/** What the root page says, by the `data-text` of its elements. Its HTML is the English. */
export type FrontTexts = Readonly<
  Record<"title" | "lead" | "editor" | "talk" | "inbox" | "phone" | "reference" | "page" | "answer" | "fact", string>
>;
