import type { BriefCard } from "./brief-card.ts";
import type { Card, Labels } from "./card.ts";

export type Pronoun = "she_her" | "he_him" | "they_them" | "unspecified";

export interface ProfileData {
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly pronoun: Pronoun;
  /** E.164. */
  readonly phone: string | null;
  /** Lower case. */
  readonly contact_email: string | null;
  /** BCP 47. */
  readonly language: string;
  readonly language_label: string;
}

export interface ProfileCard extends Card<
  "profile_card",
  ProfileData,
  "profile" | "first_name" | "pronoun" | "email" | "phone" | "language"
> {
  readonly pronoun_labels: Labels<Pronoun>;
}

export interface AnswerData {
  readonly question: string;
  /** Quoted from the page. */
  readonly answer: string;
  /** The quoted page first. */
  readonly sources: readonly {
    readonly title: string;
    /** Null for an answer from the team. */
    readonly slug: string | null;
    readonly language: string;
    readonly excerpt: string;
  }[];
}

export type AnswerCard = Card<"answer_card", AnswerData, "question" | "answer" | "sources">;

export interface QuestionData {
  readonly question_id: string;
  readonly question: string;
  readonly language: string;
  readonly asked_at: string;
  readonly asked_count: number;
  readonly open_count: number;
  readonly answer: string | null;
}

export type QuestionCard = Card<"question_card", QuestionData, "question" | "answer" | "asked_at" | "asked_count" | "open_count">;

export interface MessageData {
  readonly message_id: string;
  readonly message: string;
  readonly name: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly language: string;
  readonly left_at: string;
  readonly transfer_id: string | null;
  readonly open_count: number;
}

export type MessageCard = Card<"message_card", MessageData, "message" | "name" | "phone" | "email" | "left_at" | "open_count">;

export interface Candidate {
  readonly country: string;
  readonly registry_id: string | null;
  readonly place_id: string | null;
  readonly name: string;
  readonly town: string | null;
  readonly address: string | null;
  readonly status: "active" | "closed" | "unknown";
  readonly website: string | null;
  readonly source: string;
  /** Show it with the candidate: some registries require attribution. */
  readonly source_name: string;
  readonly source_url: string | null;
}

export interface CompanyData {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly query: string;
  readonly candidates: readonly Candidate[];
  /** A registry did not answer. */
  readonly incomplete: boolean;
}

export type CompanyLabel =
  | "companies"
  | "query"
  | "country"
  | "name"
  | "town"
  | "address"
  | "registry_id"
  | "website"
  | "source"
  | "status"
  | "active"
  | "closed"
  | "unknown"
  | "none"
  | "incomplete"
  | "choose";

export type CompanyCard = Card<"company_card", CompanyData, CompanyLabel>;

/** How a call to the team ended. */
export type TransferOutcome =
  /** Visitor and manager have talked. */
  | "ended"
  | "busy"
  | "no_answer"
  | "declined"
  | "voicemail"
  | "caller_left"
  | "blocked"
  | "not_permitted"
  | "failed"
  | "expired"
  | "over_limit";

export type TransferState = "requested" | "caller_waiting" | "ringing" | "answered" | "connected" | TransferOutcome;

/** The page joins a phone call with it. */
export interface TransferCard {
  readonly type: "call";
  readonly card_id: "transfer_call";
  readonly dir: "ltr" | "rtl";
  readonly data: {
    readonly transfer_id: string;
    /** For Twilio's Voice SDK; null once the browser has joined. */
    readonly access_token: string | null;
    readonly expires_at: string | null;
    readonly state: TransferState;
  };
  readonly labels: Labels<"title" | "state" | "hang_up">;
}

export type Widget = ProfileCard | AnswerCard | QuestionCard | MessageCard | CompanyCard | BriefCard | TransferCard;
