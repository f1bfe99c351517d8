/** What is loaded when somebody begins to write. */
export * from "./new-draft.ts";
export * from "./writing.ts";
