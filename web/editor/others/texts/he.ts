import type { OthersTexts } from "./en.ts";

export const othersTexts: OthersTexts = {
  program: "תוכנה",
  changed: (who, places) => `${who}: ${places === 1 ? "שינוי אחד" : `${places} שינויים`}.`,
  look: () => "לצפייה",
  heading: (who) => `השינויים של ${who}`,
  before: "הטקסט הקודם",
  now: "הטקסט עכשיו",
  keep: "להשאיר",
  undo: "לבטל",
  undoAll: "לבטל הכול",
  done: "סיום",
  hint: "מה שמבוטל נשמר בגרסאות.",
  changedSince: "אחד המקומות האלה השתנה בינתיים. הוא נשאר כפי שהוא.",
};
