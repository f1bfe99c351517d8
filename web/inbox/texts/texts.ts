import type { InboxItemKind, InboxItemState } from "../../client/src/contract.ts";
import type { AppTexts } from "../../shared/app/app-texts.ts";
import type { SignInTexts } from "../../shared/sign-in-texts.ts";

/** All texts of the inbox in one language. */
export interface Texts {
  readonly app: AppTexts & {
    readonly name: string;
    readonly cannotStart: string;
    /** Somebody has signed out in another tab. */
    readonly signInAgain: string;
    readonly unsavedHint: string;
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
    /** The list's heading, followed by the number of items. */
    readonly headings: Readonly<Record<InboxItemState, Readonly<Record<InboxItemKind | "all", string>>>>;
    readonly states: Readonly<Record<InboxItemState, string>>;
    readonly empty: Readonly<Record<InboxItemState, string>>;
    readonly more: string;
    readonly shown: (count: number) => string;
    /** Two or more. */
    readonly closeAll: (count: number) => string;
    readonly closeAllHint: string;
  };
  readonly item: {
    readonly kind: Readonly<Record<InboxItemKind, string>>;
    readonly asked: (count: number, last: string) => string;
    readonly unknownVisitor: string;
    /** When to call, by the clock of the site, and by the visitor's if it is another. */
    readonly callBack: (when: string, theirs: string | undefined) => string;
    readonly noContact: string;
    readonly answer: string;
    readonly answerHint: string;
    readonly answered: string;
    readonly note: string;
    readonly noteHint: string;
    readonly close: string;
    /** Closes a question. */
    readonly dismiss: string;
    /** Leads to where an answer can be heard. */
    readonly tryIt: string;
    readonly reopen: string;
    readonly write: string;
    readonly send: string;
    readonly cancel: string;
    readonly changedBy: (name: string) => string;
    readonly done: string;
    readonly template: string;
    readonly noTemplate: string;
  };
}
