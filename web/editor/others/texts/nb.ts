import type { OthersTexts } from "./en.ts";

export const othersTexts: OthersTexts = {
  program: "Et program",
  changed: (who, places) => `${who} har endret ${places === 1 ? "ett sted" : `${places} steder`}.`,
  look: () => "Se på endringene",
  heading: (who) => `Endringer: ${who}`,
  before: "teksten før",
  now: "teksten nå",
  keep: "Behold",
  undo: "Angre",
  undoAll: "Angre alt",
  done: "Ferdig",
  hint: "Det du angrer, ligger fortsatt blant versjonene.",
  changedSince: "Et av disse stedene er endret i mellomtiden. Det blir som det er.",
};
