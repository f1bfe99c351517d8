import type { FrontTexts } from "../front-texts.ts";

export const texts: FrontTexts = {
  title: "כותבים את הדף.\nהוא כבר יענה בעצמו.",
  lead: "עורך לאתר שלך, וקול שמספר למבקרים מה כתוב בו, או מעביר אותם אליך.",
  editor: "פתיחת העורך",
  talk: "לדבר עם חנות ההדגמה",
  inbox: "פניות",
  phone: "הטלפון של ההדגמה",
  page: "שעות פתיחה",
  answer: "ביום שישי אנחנו פתוחים מעשר עד שלוש.",
  fact: "שישי 10:00–15:00",
  reference: "תיעוד ה־API",
};
