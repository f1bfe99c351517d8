import type { FrontTexts } from "../front-texts.ts";

export const texts: FrontTexts = {
  title: "כותבים את הדף. הוא כבר יענה בעצמו.",
  lead: "עורך לאתר שלך, וקול שמספר למבקרים מה כתוב בו, או מעביר אותם אליך.",
  editor: "פתיחת העורך",
  talk: "לדבר עם חנות ההדגמה",
  inbox: "פניות",
  phone: "הטלפון של ההדגמה",
  reference: "תיעוד ה־API",
};
