import { app } from "../../shared/app/texts/en.ts";
import { signIn } from "../../shared/sign-in-texts/en.ts";
/** All texts of the inbox. */
export const texts = {
  app: {
    ...app,
    /** Of the settings. */
    sections: {
      assistant: "Assistant",
      place: "Where it appears",
      site: "Site",
      calls: "Calls",
      notifications: "Notifications",
      limits: "Limits",
      developers: "For developers",
      versions: "Earlier settings",
    },
    name: "Lectern inbox",
    cannotStart: "The inbox can’t be opened",
    /** Somebody has signed out in another tab. */
    signInAgain: "You’re signed out. What you’ve typed is still here. Sign in to continue.",
    unsavedHint: "If you leave now, you’ll lose what you’ve typed or changed here.",
  },
  signIn,
  failures: {
    offline: "You’re offline. Check your connection and try again.",
    forbidden: `${app.noAccess}. ${app.noAccessHint}`,
    unexpected: "Something went wrong.",
    again: "Try again",
    /** Somebody else of the team was faster; undefined: nobody knows who. */
    stale: (name: string | undefined): string => `${name ?? "Someone"} changed this first.`,
    answeredFirst: (name: string | undefined): string => `${name ?? "Someone"} answered first.`,
    kept: "Your text is still here.",
  },
  list: {
    kinds: { all: "All", message: "Messages", question: "Questions", missed_call: "Missed calls", call_back: "Callbacks" },
    state: "State",
    kind: "Kind",
    states: { open: "Open", done: "Done" },
    empty: { open: "All caught up.", done: "Nothing here yet." },
    more: "Show more",
    shown: (count: number): string => `${count} shown`,
    /** Two or more. */
    closeAll: (count: number): string => `Move these ${count} to Done…`,
    closeAllQuestion: (count: number): string => `Move these ${count} to Done?`,
    closeAllHint: "You can reopen them there.",
    closeAllGo: "Move to Done",
  },
  keys: {
    next: "Next item",
    previous: "Previous item",
    open: "Open or answer it",
    hint: (keys: string): string => `${keys} always works; the others only while you aren’t typing.`,
    close: "Close",
  },
  item: {
    kind: { message: "Message", question: "Question", missed_call: "Missed call", call_back: "Callback" },
    asked: (count: number): string => (count === 1 ? "asked once" : count === 2 ? "asked twice" : `asked ${count} times`),
    unknownVisitor: "A visitor",
    /** When to call, by the clock of the site, and by the visitor's if it is another. */
    callBack: (when: string, theirs: string | undefined): string =>
      `Call back ${when}${theirs === undefined ? "" : ` (${theirs} for them)`}`,
    noContact: "No phone number or email address.",
    answer: "Answer",
    answerHint: "From now on the assistant says this to everybody who asks.",
    answeredNow: "Answered. The assistant now says this.",
    reply: "Reply",
    call: "Call",
    /** Closes a message or a call. */
    finish: "Done",
    answered: "The assistant says:",
    note: "Note",
    addNote: "Add a note",
    editNote: "Edit the note",
    noteHint: "Only your team sees this.",
    /** Closes a question. */
    dismiss: "No answer needed",
    /** Leads to where an answer can be heard. */
    tryIt: "Try it",
    reopen: "Reopen",
    undo: "Undo",
    write: "Write a page instead",
    send: "Save",
    cancel: "Cancel",
    changedBy: (name: string): string => `Last changed by ${name}`,
    changed: { close: "Moved to Done.", note: "Note saved.", reopen: "Reopened." },
    template: "Type of the new page",
    noTemplate: "You can’t create a page: this site has no page types yet. Ask whoever runs it to add one.",
  },
};

export type Texts = typeof texts;
