import type { AnswerCard, TransferCard } from "../../../../web/client/src/contract.ts";

/** The texts of a shop in one language. */
export interface Shop {
  readonly language: "en" | "he";
  readonly body: string;
  /** Slots of the tag. */
  readonly slots: string;
  readonly heading: string;
  readonly greeting: string;
  readonly question: string;
  readonly answer: string;
  readonly card: AnswerCard;
  readonly call: TransferCard;
}

/** A face, drawn in a few lines of SVG. */
const avatar = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" fill="#d9c2a7"/><circle cx="24" cy="20" r="9" fill="#8a5a3c"/><path d="M6 48a18 16 0 0 1 36 0z" fill="#2f5d50"/></svg>`,
)}`;

const callOf = (dir: "ltr" | "rtl", labels: TransferCard["labels"]): TransferCard => ({
  type: "call",
  card_id: "transfer_call",
  dir,
  data: { transfer_id: "1", access_token: "token", expires_at: null, state: "caller_waiting" },
  labels,
});

export const shops: Readonly<Record<"ltr" | "rtl", Shop>> = {
  ltr: {
    language: "en",
    body: "<p>Two mechanics, one workshop, and twenty years of bicycles in Bergen. We repair every make, also the ones we did not sell.</p>",
    slots: `<span slot="headline">Questions about your bike?</span>
      <span slot="suggestion">When are you open on Saturday?</span>
      <span slot="suggestion">Do you repair electric bicycles?</span>
      <span slot="suggestion">Can I borrow a bike meanwhile?</span>`,
    heading: "Fjell & Fjord Cycles",
    greeting: "Hello, this is Fjell & Fjord Cycles. How can I help you today? Ask me about repairs, prices, or when we are open.",
    question: "When are you open on Saturday?",
    answer: "On Saturday we are open from 10:00 to 15:00.",
    card: {
      type: "card",
      card_id: "answer_card",
      template_id: "answer_card",
      dir: "ltr",
      data: {
        question: "When are you open on Saturday?",
        answer: "Monday to Friday: 9:00 to 17:30\nSaturday: 10:00 to 15:00\nSunday and public holidays: closed",
        sources: [{ title: "Opening hours", slug: "opening-hours", language: "en", excerpt: "Saturday: 10:00 to 15:00" }],
      },
      labels: { question: "Question", answer: "Answer", sources: "Source" },
    },
    call: callOf("ltr", { title: "Calling our team", state: "Waiting", hang_up: "Hang up" }),
  },
  rtl: {
    language: "he",
    body: "<p>שני מכונאים, סדנה אחת ועשרים שנה של אופניים בברגן. אנחנו מתקנים כל דגם, גם כאלה שלא קניתם אצלנו.</p>",
    slots: `<img slot="avatar" alt="" src="${avatar}">
      <span slot="headline">שאלה על האופניים שלכם?</span>
      <span slot="suggestion">מתי אתם פתוחים בשבת?</span>
      <span slot="suggestion">אתם מתקנים אופניים חשמליים?</span>
      <span slot="suggestion">אפשר לשאול אופניים בינתיים?</span>`,
    heading: "פיאל ופיורד אופניים",
    greeting: "שלום, כאן פיאל ופיורד אופניים. איך אפשר לעזור? אפשר לשאול על תיקונים, על מחירים ועל שעות הפתיחה.",
    question: "מתי אתם פתוחים בשבת?",
    answer: "בשבת אנחנו פתוחים מ-10:00 עד 15:00.",
    card: {
      type: "card",
      card_id: "answer_card",
      template_id: "answer_card",
      dir: "rtl",
      data: {
        question: "מתי אתם פתוחים בשבת?",
        answer: "שני עד שישי: 9:00 עד 17:30\nשבת: 10:00 עד 15:00\nראשון וחגים: סגור",
        sources: [{ title: "שעות פתיחה", slug: "opening-hours", language: "he", excerpt: "שבת: 10:00 עד 15:00" }],
      },
      labels: { question: "שאלה", answer: "תשובה", sources: "מקור" },
    },
    call: callOf("rtl", { title: "מתקשרים לצוות שלנו", state: "בהמתנה", hang_up: "ניתוק" }),
  },
};
