import type { FrontTexts } from "../front-texts.ts";

export const texts: FrontTexts = {
  title: "اكتب الصفحة، وهي تجيب عن نفسها.",
  lead: "محرّر لموقعك، وصوت يخبر الزوار بما هو مكتوب فيه، أو يحوّلهم إليك.",
  editor: "افتح المحرّر",
  talk: "تحدّث إلى متجر العرض",
  inbox: "صندوق الوارد",
  phone: "هاتف العرض",
  page: "ساعات العمل",
  answer: "يوم السبت نفتح من العاشرة حتى الثالثة.",
  fact: "السبت 10:00–15:00",
  reference: "مرجع API",
};
