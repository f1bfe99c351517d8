import type { InboxItemKind, InboxItemState } from "../../client/src/contract/inbox.ts";
import type { SignInTexts } from "../../shared/sign-in-texts.ts";

/** The service's outcomes; a test compares the two. */
type Outcome =
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

/** All texts of the inbox in one language. */
export interface Texts {
  readonly app: {
    readonly name: string;
    readonly loading: string;
    readonly cannotStart: string;
    readonly notConfigured: string;
    readonly navigation: string;
    readonly pages: string;
    readonly settings: string;
    readonly signedInAs: (name: string) => string;
    readonly interfaceLanguage: string;
    readonly signOut: string;
    readonly project: string;
    readonly projectHint: string;
    readonly open: string;
  };
  readonly signIn: SignInTexts;
  readonly failures: {
    readonly offline: string;
    readonly forbidden: string;
    readonly unexpected: string;
    readonly again: string;
    /** Somebody else of the team was faster. */
    readonly stale: (name: string) => string;
  };
  readonly list: {
    readonly kinds: Readonly<Record<InboxItemKind | "all", string>>;
    readonly states: Readonly<Record<InboxItemState, string>>;
    readonly empty: Readonly<Record<InboxItemState, string>>;
    readonly more: string;
    readonly shown: (count: number) => string;
  };
  readonly item: {
    readonly kind: Readonly<Record<InboxItemKind, string>>;
    readonly asked: (count: number, last: string) => string;
    readonly unknownVisitor: string;
    readonly noContact: string;
    readonly answer: string;
    readonly answerHint: string;
    readonly answered: string;
    readonly note: string;
    readonly noteHint: string;
    readonly close: string;
    readonly reopen: string;
    readonly write: string;
    readonly send: string;
    readonly cancel: string;
    readonly changedBy: (name: string) => string;
    readonly done: string;
    readonly template: string;
    readonly noTemplate: string;
  };
  readonly statistics: {
    readonly title: string;
    readonly hint: string;
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
    readonly outcome: string;
    readonly count: string;
    readonly pages: string;
    readonly page: string;
    readonly gonePage: string;
    /** How a call to the team ended. */
    readonly outcomes: Readonly<Record<Outcome, string>>;
  };
  readonly settings: {
    readonly greeting: string;
    readonly greetingHint: string;
    readonly voice: string;
    readonly instructions: string;
    readonly instructionsHint: string;
    readonly phone: string;
    readonly phoneHint: string;
    readonly hours: string;
    readonly hoursHint: string;
    readonly always: string;
    readonly closed: string;
    readonly from: string;
    readonly until: string;
    readonly timeZone: string;
    readonly siteUrl: string;
    readonly emails: string;
    readonly emailsHint: string;
    readonly webhook: string;
    readonly webhookHint: string;
    readonly secret: string;
    readonly save: string;
    readonly saved: string;
    readonly tryIt: string;
    readonly tryHint: string;
  };
}
