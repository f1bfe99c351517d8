import type { OthersTexts } from "./en.ts";

export const othersTexts: OthersTexts = {
  program: "Ein Programm",
  changed: (who, places) => `${who}: ${places === 1 ? "1 Stelle" : `${places} Stellen`} geändert.`,
  look: () => "Ansehen",
  heading: (who) => `Änderungen: ${who}`,
  before: "der Text vorher",
  now: "der Text jetzt",
  keep: "Behalten",
  undo: "Rückgängig",
  undoAll: "Alles rückgängig",
  done: "Fertig",
  hint: "Was du rückgängig machst, bleibt in den Versionen.",
  changedSince: "Eine dieser Stellen wurde inzwischen geändert. Sie bleibt, wie sie ist.",
};
