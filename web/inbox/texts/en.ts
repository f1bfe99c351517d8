import { app } from "../../shared/app/texts/en.ts";
import { signIn } from "../../shared/sign-in-texts/en.ts";
import type { Texts } from "./texts.ts";

export const texts: Texts = {
  app: {
    ...app,
    name: "Lectern inbox",
    cannotStart: "The inbox cannot start",
    signInAgain: "You are signed out. What you have typed is still here: sign in to go on.",
    unsavedHint: "What you have typed or changed here is lost if you leave now.",
  },
  signIn: { ...signIn, about: "to see what visitors have left for you" },
  failures: {
    offline: "You’re offline. Check your connection and try again.",
    forbidden: "You don’t have access to this site. Ask whoever runs it, or choose another.",
    unexpected: "Something went wrong.",
    again: "Try again",
    stale: (name) => `${name} was faster. You see what it is like now; what you wrote is still here.`,
  },
  list: {
    kinds: { all: "All", message: "Messages", question: "Questions", missed_call: "Missed calls", call_back: "Call backs" },
    headings: {
      open: {
        all: "Inbox",
        message: "Open messages",
        question: "Open questions",
        missed_call: "Missed calls to return",
        call_back: "Call backs to make",
      },
      done: {
        all: "What is done",
        message: "Messages that are done",
        question: "Answered and closed questions",
        missed_call: "Missed calls that are done",
        call_back: "Call backs that are done",
      },
    },
    states: { open: "Open", done: "Done" },
    empty: { open: "All caught up.", done: "Nothing is done yet." },
    more: "Show more",
    shown: (count) => `${count} shown`,
    closeAll: (count) => `Close all ${count} shown`,
    closeAllHint: "They are then under “Done”, where each can be reopened.",
  },
  item: {
    kind: { message: "Message", question: "Question", missed_call: "Missed call", call_back: "Call back" },
    asked: (count, last) => (count === 1 ? `asked once, ${last}` : `asked ${count} times, last ${last}`),
    unknownVisitor: "A visitor",
    callBack: (when, theirs) => `Wants a call: ${when}${theirs === undefined ? "" : ` (${theirs} on their clock)`}`,
    noContact: "No phone number and no e-mail address is known.",
    answer: "Answer",
    answerHint: "From now on the assistant says this to everybody who asks.",
    answered: "Visitors are told:",
    note: "Note",
    noteHint: "Only your team sees it.",
    close: "Close",
    dismiss: "No answer needed",
    tryIt: "Try it",
    reopen: "Reopen",
    write: "Write a page instead",
    send: "Save",
    cancel: "Cancel",
    changedBy: (name) => `Last changed by ${name}`,
    done: "Saved.",
    template: "Template of the new page",
    noTemplate: "There are no templates in this project, so no page can be made.",
  },
};
