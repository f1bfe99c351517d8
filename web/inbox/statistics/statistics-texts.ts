import type { TransferCard } from "@lectern/client";

/** A call that has not ended. */
type UnderWay = "requested" | "caller_waiting" | "ringing" | "answered" | "connected";

/** The texts of the statistics in one language. */
export interface StatisticsTexts {
  readonly hint: string;
  /** The headings of the questions. */
  readonly waiting: string;
  readonly askedMost: string;
  /** Opens the tables. */
  readonly byWeek: string;
  readonly period: string;
  readonly weeks: (count: string) => string;
  readonly language: string;
  readonly allLanguages: string;
  readonly otherLanguages: string;
  readonly csv: string;
  readonly empty: string;
  readonly week: string;
  readonly conversations: string;
  readonly questions: string;
  readonly answered_from_pages: string;
  readonly answered_by_team: string;
  readonly passed_on: string;
  readonly people: string;
  readonly messages: string;
  readonly transfers: string;
  /** What visitors say of a conversation. */
  readonly helped: string;
  readonly thumbs_up: string;
  readonly thumbs_down: string;
  readonly outcome: string;
  readonly count: string;
  readonly pages: string;
  readonly page: string;
  readonly gonePage: string;
  /** How a call to the team ended. */
  readonly outcomes: Readonly<Record<Exclude<TransferCard["data"]["state"], UnderWay>, string>>;
}
