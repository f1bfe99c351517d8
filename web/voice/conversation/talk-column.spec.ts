import type { AnswerCard, ProfileCard, QuestionCard } from "@lectern/client";
import { expect } from "chai";
import { type Insert, TalkColumn } from "./talk-column.ts";

const answer = (question: string, text: string): AnswerCard => ({
  type: "card",
  card_id: "answer_card",
  template_id: "answer_card",
  dir: "ltr",
  data: { question, answer: text, sources: [] },
  labels: { question: "", answer: "", sources: "" },
});

/** The receipt of a question that was passed on. */
const passedOn = (id: string, question: string): QuestionCard => ({
  type: "card",
  card_id: "question_card",
  template_id: "question_card",
  dir: "ltr",
  data: { question_id: id, question, language: "en", asked_at: "", asked_count: null, open_count: null, answer: null },
  labels: { question: "", answer: "", asked_at: "", asked_count: "", open_count: "" },
});

const profile = (language: string): ProfileCard => ({
  type: "card",
  card_id: "profile_card",
  template_id: "profile_card",
  dir: "ltr",
  data: {
    first_name: null,
    last_name: null,
    pronoun: "unspecified",
    phone: null,
    contact_email: null,
    language,
    language_label: language,
  },
  labels: { profile: "", first_name: "", pronoun: "", email: "", phone: "", language: "" },
  pronoun_labels: { she_her: "", he_him: "", they_them: "", unspecified: "" },
});

const nameOf = (insert: Insert): string => {
  if (insert.kind === "call") return `call ${insert.seconds} s`;
  const { card } = insert;
  if (card.card_id === "question_card") return card.data.question;
  return card.card_id === "answer_card" ? card.data.answer : card.card_id;
};

const namesIn = (column: TalkColumn): readonly string[] => column.list.map((insert) => `${insert.after}: ${nameOf(insert)}`);

describe("TalkColumn", () => {
  it("keeps what came up where it did, the newest last", () => {
    const column = new TalkColumn();
    column.show(answer("When?", "At nine"), 2);
    column.noteCall(65, 4);
    column.show(profile("he"), 5);
    expect(namesIn(column)).to.deep.equal(["2: At nine", "4: call 65 s", "5: profile_card"]);
    expect(column.language).to.equal("he");
  });

  it("replaces a card with the same ID, and an answer to the same question alone", () => {
    const column = new TalkColumn();
    column.show(profile("en"), 0);
    column.show(answer("When?", "At nine"), 1);
    column.show(answer("Where?", "In Bergen"), 2);
    column.show(answer("When?", "At ten"), 3);
    column.show(profile("he"), 4);
    expect(namesIn(column)).to.deep.equal(["2: In Bergen", "3: At ten", "4: profile_card"]);
  });

  it("replaces the receipt of a question by its next one alone", () => {
    const column = new TalkColumn();
    column.show(passedOn("a", "Sundays?"), 1);
    column.show(passedOn("b", "Dogs?"), 2);
    column.show(passedOn("a", "Open on Sundays?"), 3);
    expect(namesIn(column)).to.deep.equal(["2: Dogs?", "3: Open on Sundays?"]);
  });

  it("keeps twenty answers and receipts", () => {
    const column = new TalkColumn();
    for (let index = 0; index < 30; index++)
      column.show(index % 2 === 0 ? answer(`${index}?`, `${index}`) : passedOn(`${index}`, `${index}`), index);
    column.show(profile("en"), 30);
    expect(namesIn(column)).to.have.length(21);
    expect(namesIn(column)[0]).to.equal("10: 10");
  });
});
