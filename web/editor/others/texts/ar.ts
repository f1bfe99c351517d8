import type { OthersTexts } from "./en.ts";

export const othersTexts: OthersTexts = {
  program: "برنامج",
  changed: (who, places) => `مواضع غيّرها ${who}: ${places}.`,
  look: () => "عرضها",
  heading: (who) => `تغييرات ${who}`,
  before: "النص السابق",
  now: "النص الحالي",
  keep: "إبقاء",
  undo: "تراجع",
  undoAll: "التراجع عن الكل",
  done: "تم",
  hint: "ما تتراجع عنه يبقى في الإصدارات.",
  changedSince: "تغيّر أحد هذه المواضع في هذه الأثناء، وسيبقى كما هو.",
};
