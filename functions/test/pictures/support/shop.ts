import type { AnswerCard, TransferCard } from "../../../../web/client/src/contract.ts";

interface Shop {
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

export const shop: Shop = {
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
  call: {
    type: "call",
    card_id: "transfer_call",
    dir: "ltr",
    data: { transfer_id: "1", access_token: "token", expires_at: null, state: "caller_waiting" },
    labels: { title: "Calling our team", state: "Waiting", hang_up: "Hang up" },
  },
};
