import { type Budget, kB, type LoadBudget } from "./budget.ts";
import { voiceBudgets } from "./voice-budgets.ts";

/** Files of the client's package. */
export const budgets: Readonly<Record<string, Budget>> = {
  "client/dist/index.js": {
    limit: 4.2 * kB,
    reason: "Every page of a customer's editor loads it. 0.4 of it says how much of a picture has left.",
  },
  "client/dist/autosave.js": {
    limit: 3.9 * kB,
    reason:
      "An editor's page loads it: queue, merge, also of a text whose draft has gone, decisions, what the journal shall have. 0.1 of it compare paragraphs.",
  },
  "client/dist/journal.js": {
    limit: 1 * kB,
    reason: "The journal in IndexedDB, for pages that bring none of their own; 0.1 open it again.",
  },
  "client/dist/voice.js": {
    limit: 7.8 * kB,
    reason: "All rules of a conversation; 2.5 of it get a silent agent back, 0.4 end what nobody holds, 0.3 try refused sockets again.",
  },
};

/** Steps of the pages. Everything loaded by `import()` belongs to one, or the build fails. */
export const loadBudgets: Readonly<Record<string, LoadBudget>> = {
  "editor: until the list of pages": {
    sources: ["editor/main.ts", "shared/page.css", "shared/sign-in.ts"],
    limit: 95 * kB,
    reason:
      "Firebase Authentication is 31 kB of it, Lit 8; 0.9 compute where a page is; 0.1 show links that lead nowhere, 0.3 know keys by their place, 0.3 find every section by its name, 1.2 look through texts and mark what is found, 0.6 put translations into one row.",
  },
  "editor: until a draft is open": {
    sources: ["editor/main.ts", "shared/page.css", "shared/sign-in.ts", "editor/source/define.ts"],
    limit: 191 * kB,
    reason:
      "CodeMirror is 82 kB of it, 0.1 ask for the history of a page, 1 say who is here, 1.2 begin a page, 1 show where it is live. Editors of others: 635 to 1,509 kB.",
  },
  "editor: looks, keys and menu of Markdown": {
    sources: ["editor/source/writing.ts"],
    after: ["editor: until a draft is open", "editor: fields, dialogs and settings"],
    limit: 28.2 * kB,
    reason:
      "The parser of Markdown, its keys, the menu of the slash with its icons; 2.6 of it show links, pictures, tasks and tables, 0.9 find links, 0.2 say what may be one, 0.2 a date, 0.6 put pasted pictures and dropped files in their places. Loaded with the text.",
  },
  "editor: fields, dialogs and settings": {
    sources: ["editor/more.ts"],
    after: "editor: until the list of pages",
    limit: 24.9 * kB,
    reason:
      "Loaded after the sign-in, so that they are there without a network. 2.9 kB of it find and show what keys have changed, 4 of it are what dialogs and fields say, 2.1 read numbers and times as the reader's region writes them, 0.5 show what was live before, 0.4 are other words for what the menu of the slash inserts, 0.4 say what becomes of an image.",
  },
  "editor: comparison": {
    sources: ["editor/compare/define.ts"],
    after: ["editor: until a draft is open", "editor: fields, dialogs and settings"],
    limit: 9 * kB,
    reason: "CodeMirror's merge view.",
  },
  "editor: preview": {
    sources: ["editor/preview/render-markdown.ts"],
    after: "editor: until a draft is open",
    limit: 46 * kB,
    reason:
      "markdown-it, with the names of HTML's entities; 0.6 of it are limits for hostile texts, 0.2 check links, 0.8 dates; 0.7 are a seam, because pasting shares the names of entities.",
  },
  "editor: search": {
    sources: ["editor/source/search.ts"],
    after: "editor: until a draft is open",
    limit: 7 * kB,
    reason: "CodeMirror's search panel.",
  },
  "editor: publishing": {
    sources: ["editor/publish/define.ts"],
    after: ["editor: until a draft is open", "editor: fields, dialogs and settings"],
    limit: 8 * kB,
    reason:
      "Loaded when somebody publishes a page, takes it back, copies it or wants a link to a draft; 1.2 of it ask for times, also those that a clock shows twice.",
  },
  "editor: links in the list": {
    sources: ["editor/list/link-check.ts"],
    after: ["editor: until the list of pages", "editor: fields, dialogs and settings"],
    limit: 1.9 * kB,
    reason: "Says which pages link to pages that do not exist; 0.4 of it ask the service before, which knows where the site redirects.",
  },
  "editor: links to the site's pages": {
    sources: ["editor/publish/lost-links.ts", "editor/links/linked-slugs.ts"],
    after: ["editor: until a draft is open", "editor: fields, dialogs and settings", "editor: preview"],
    limit: 1.5 * kB,
    reason: "Looks for links to pages that do not exist, beside the preview's Markdown; 0.3 of it ask the service about each.",
  },
  "editor: pictures": {
    sources: ["editor/pictures/define.ts", "editor/pictures/shrink-worker.ts"],
    after: ["editor: until a draft is open", "editor: fields, dialogs and settings"],
    limit: 6 * kB,
    reason: "Loaded when somebody adds an image; 1.2 of it make a photo smaller, in a worker.",
  },
  "editor and inbox: your sites": {
    sources: ["shared/app/define-site-choice.ts"],
    limit: 11.4 * kB,
    reason: "Loaded where no site is chosen. All but a kilobyte of it, which is Lit and styles, is there already.",
  },
  "inbox: until the list": {
    sources: ["inbox/main.ts", "shared/page.css", "shared/sign-in.ts"],
    limit: 64.5 * kB,
    reason:
      "Firebase Authentication is 31 kB of it, Lit 8. It must itself say that a later part is missing. 0.7 of it keep what is not saved: they ask before it is left, leave room for several answers at once, and let who is signed out sign in above them; 2 show an item beside the list, the keys and the mark; 0.1 write a visitor's address into a link, 0.3 close all that is shown, 0.3 say when to call back, 0.6 lead to the people of a site and to an invitation.",
  },
  "inbox: answers, notes and pages about a question": {
    sources: ["inbox/list/item-actions.ts"],
    after: "inbox: until the list",
    limit: 2.4 * kB,
    reason: "Loaded after the list, with the dialog that asks before they leave. 0.5 of it make an address of a question.",
  },
  "inbox: close all that is shown": {
    sources: ["inbox/list/close-all.ts"],
    after: "inbox: until the list",
    limit: 2 * kB,
    reason: "Loaded when two items wait. A kilobyte of it is the dialog that asks first.",
  },
  "inbox: settings": {
    sources: ["inbox/settings/define.ts"],
    after: "inbox: until the list",
    limit: 16 * kB,
    reason:
      "Loaded when the settings are opened, and beside them what every site loads of the voice element. 3.5 kB of it are what they say, also of each value that is refused; 2 are keys, 1 is what happens when two people change them at once.",
  },
  "inbox: people": {
    sources: ["inbox/people/define.ts"],
    after: "inbox: until the list",
    limit: 6 * kB,
    reason: "Loaded when the people of a site are looked at. 1 kB of it is the dialog that asks before a role changes.",
  },
  "inbox: an invitation": {
    sources: ["inbox/people/define-join.ts"],
    after: "inbox: until the list",
    limit: 5 * kB,
    reason: "Loaded by whoever opens the link of an invitation.",
  },
  "inbox: statistics": {
    sources: ["inbox/statistics/define.ts"],
    after: "inbox: until the list",
    limit: 6 * kB,
    reason: "Loaded when somebody looks at them: the questions, a chart, tables, CSV, and what they say.",
  },
  "inbox: all other languages": {
    sources: ["ar", "de", "es", "fr", "he", "nb"].flatMap((language) => [
      `inbox/texts/${language}.ts`,
      `inbox/settings/texts/${language}.ts`,
      `inbox/statistics/texts/${language}.ts`,
      `inbox/people/texts/${language}.ts`,
    ]),
    limit: 45 * kB,
    reason: "A page loads one of them.",
  },
  "editor: pasted from elsewhere": {
    sources: ["editor/source/convert-paste.ts"],
    after: ["editor: until a draft is open", "editor: looks, keys and menu of Markdown", "editor: fields, dialogs and settings"],
    limit: 39.8 * kB,
    reason: "htmlparser2 is 22 kB of it, half of that the names of HTML's entities. Loaded when somebody pastes what has a form.",
  },
  "editor: commands and keys": {
    sources: ["editor/commands/define.ts"],
    after: ["editor: until the list of pages", "editor: fields, dialogs and settings"],
    limit: 4.5 * kB,
    reason: "Loaded when somebody asks for them, or links to a page; 0.2 of it say what may be a link.",
  },
  "editor: all other languages": {
    sources: ["ar", "de", "es", "fr", "he", "nb"].flatMap((language) => [
      `editor/texts/${language}.ts`,
      `editor/late-texts/${language}.ts`,
    ]),
    limit: 60 * kB,
    reason: "A page loads one of them.",
  },
  "root page": {
    sources: ["front/main.ts", "front/look.css"],
    limit: 2.9 * kB,
    reason: "Says the page in the reader's language; on a local stack it also shows the demo. 1.7 of it are tokens and styles.",
  },
  "root page: all other languages": {
    sources: ["ar", "de", "es", "fr", "he", "nb"].map((language) => `front/texts/${language}.ts`),
    limit: 1.8 * kB,
    reason: "A page loads one of them.",
  },
  "App Check": {
    sources: ["shared/recaptcha.ts"],
    limit: 13 * kB,
    reason: "Loaded where a deployment has a reCAPTCHA key. reCAPTCHA itself comes from Google.",
  },
  "local stack: demo logins": {
    sources: ["shared/demo-people.ts"],
    limit: 2 * kB,
    reason: "Loaded at a local stack only.",
  },
  ...voiceBudgets,
  "voice page: sign in": {
    sources: ["voice/page/main.ts", "shared/page.css", "shared/sign-in.ts"],
    limit: 80 * kB,
    reason: "Firebase Authentication is 31 kB of it, Lit 6.",
  },
};
