import type { FrontTexts } from "../front-texts.ts";

export const texts: FrontTexts = {
  title: "כתבו את הדף.\nהוא כבר יענה בעצמו.",
  lead: "עורך לאתר שלכם, וקול שמספר למבקרים מה כתוב בו, או מעביר אותם אליכם.",
  editor: "פתיחת העורך",
  talk: "לדבר עם חנות ההדגמה",
  inbox: "תיבת הפניות",
  phone: "הטלפון של ההדגמה",
  page: "שעות פתיחה",
  answer: "ביום שישי אנחנו פתוחים מעשר עד שלוש.",
  fact: "שישי 10:00–15:00",
  reference: "מדריך ה־API",
};
