import type { OthersTexts } from "./en.ts";

export const othersTexts: OthersTexts = {
  program: "Un programa",
  changed: (who, places) => `${who}: ${places === 1 ? "1 cambio" : `${places} cambios`}.`,
  look: (places) => (places === 1 ? "Verlo" : "Verlos"),
  heading: (who) => `Cambios: ${who}`,
  before: "el texto anterior",
  now: "el texto actual",
  keep: "Conservar",
  undo: "Deshacer",
  undoAll: "Deshacer todo",
  done: "Listo",
  hint: "Lo que deshagas se conserva en las versiones.",
  changedSince: "Alguien ha cambiado entretanto uno de estos pasajes. Se queda como está.",
};
