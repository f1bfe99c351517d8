import type { FrontTexts } from "../front-texts.ts";

export const texts: FrontTexts = {
  title: "اكتب الصفحة، وهي تتولى الإجابة.",
  lead: "محرر لموقعك، وصوت يخبر الزوار بما هو مكتوب فيه، أو يحوّلهم إليك.",
  editor: "فتح المحرر",
  talk: "التحدث إلى المتجر التجريبي",
  inbox: "الوارد",
  phone: "هاتف المتجر التجريبي",
  page: "ساعات العمل",
  answer: "يوم السبت نفتح من العاشرة حتى الثالثة.",
  fact: "السبت 10:00–15:00",
  reference: "مرجع API",
};
