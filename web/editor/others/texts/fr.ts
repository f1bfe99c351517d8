import type { OthersTexts } from "./en.ts";

export const othersTexts: OthersTexts = {
  program: "Un programme",
  changed: (who, places) => `${who}\u00a0: ${places === 1 ? "1 passage modifié" : `${places} passages modifiés`}.`,
  look: () => "Voir",
  heading: (who) => `Modifications\u00a0: ${who}`,
  before: "le texte d’avant",
  now: "le texte actuel",
  keep: "Garder",
  undo: "Annuler",
  undoAll: "Tout annuler",
  done: "Terminé",
  hint: "Ce que vous annulez reste dans les versions.",
  changedSince: "L’un de ces passages a été modifié entre-temps. Il reste tel quel.",
};
