import type { FrontTexts } from "../front-texts.ts";

export const texts: FrontTexts = {
  title: "כתבו את הדף. הוא כבר יענה בעצמו.",
  lead: "עורך לאתר שלכם, וקול שמספר למבקרים מה כתוב בו, או מעביר אותם אליכם.",
  editor: "פתיחת העורך",
  talk: "לדבר עם חנות ההדגמה",
  inbox: "תיבת הפניות",
  phone: "הטלפון של ההדגמה",
  reference: "מדריך ה־API",
};
