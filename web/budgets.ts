import { type Budget, kB, type LoadBudget } from "./budget.ts";
import { voiceBudgets } from "./voice-budgets.ts";

/** Files of the client's package. */
export const budgets: Readonly<Record<string, Budget>> = {
  "client/dist/index.js": {
    limit: 4.2 * kB,
    reason: "Every page of a customer's editor loads it. 0.4 of it says how much of a picture has left.",
  },
  "client/dist/autosave.js": {
    limit: 4.1 * kB,
    reason:
      "An editor's page loads it: queue, merge, also of a text whose draft has gone, decisions, what the journal shall have. 0.1 of it compare paragraphs, 0.1 only what differs of a long text.",
  },
  "client/dist/journal.js": {
    limit: 1 * kB,
    reason: "The journal in IndexedDB, for pages that bring none of their own; 0.1 open it again.",
  },
  "client/dist/voice.js": {
    limit: 8.3 * kB,
    reason:
      "All rules of a conversation; 2.5 of it get a silent agent back, 0.5 tell it what it has forgotten or missed, 0.4 end what nobody holds, 0.3 try refused sockets again.",
  },
};

/** Steps of the pages. Everything loaded by `import()` belongs to one, or the build fails. */
export const loadBudgets: Readonly<Record<string, LoadBudget>> = {
  "editor: until the list of pages": {
    sources: ["editor/main.ts", "shared/page.css", "shared/sign-in.ts"],
    limit: 89.6 * kB,
    reason:
      "Firebase Authentication is 28 kB of it, Lit 8; 1.2 look through texts and mark what is found, 0.6 take what is typed into a page that is only being begun, and keep it on the device, 0.1 lead on from a page that has just gone live, 0.5 are the icons of the commands, 0.1 names the keys of this keyboard, 0.3 merge and count a long text without a pause for whoever writes it, 0.5 draw choices and order the menu, 0.1 order what is found; the finder stays where it is.",
  },
  "editor: until a draft is open": {
    sources: ["editor/main.ts", "shared/page.css", "shared/sign-in.ts", "editor/source/define.ts"],
    limit: 181.9 * kB,
    reason: "CodeMirror is 80 kB of it. Editors of others: 635 to 1,509 kB.",
  },
  "editor: looks, keys and menu of Markdown": {
    sources: ["editor/source/writing.ts"],
    after: ["editor: until a draft is open", "editor: fields, dialogs and settings"],
    limit: 32.3 * kB,
    reason:
      "The parser of Markdown, its keys, the menu of the slash with its icons; 2.6 of it show links, pictures, tasks and tables, 0.9 find links, 0.2 say what may be one, 0.2 a date, 0.6 put pasted pictures and dropped files in their places, 0.3 end bold and italic words by their key, 0.9 set lists, code, pictures and empty lines as the page does, 3.2 tell items from dates, keep levels and count on where items are marked, moved and ended, and keep marks, links and what is pasted in lines, cells and bold words, 0.4 make a line below a table, code or a picture. Loaded with the text.",
  },
  "editor: fields, dialogs and settings": {
    sources: ["editor/signed-in-parts.ts"],
    limit: 30.7 * kB,
    reason:
      "Loaded after the sign-in, so that they are there without a network. 2.9 kB of it find and show what keys have changed, 4 of it are what dialogs and fields say, 2.7 read numbers, prices and times as the reader's region writes them, 0.9 put a text whose draft is gone into another, and make copies fit a template that has changed, 0.5 show what was live before, 0.4 are other words for what the menu of the slash inserts, 0.4 say what becomes of an image, 0.5 find who has changed the same paragraph, 0.3 count items and keep tables whole where both changes stay, 0.6 show versions as a page, 0.3 say until when a page is live, where the site’s time zone is set, and whose text, or which window's, a side of a comparison is, 0.2 write and read a time with its offset.",
  },
  "editor: comparison": {
    sources: ["editor/compare/define.ts"],
    after: ["editor: until a draft is open", "editor: fields, dialogs and settings", "editor: preview"],
    limit: 4.7 * kB,
    reason:
      "Finds what readers see changed, and marks its words; the preview's Markdown does the rest. 0.7 of it do it in parts, so that a long page lets keystrokes through.",
  },
  "editor: preview": {
    sources: ["editor/preview/render-markdown.ts"],
    after: "editor: until a draft is open",
    limit: 46.1 * kB,
    reason:
      "markdown-it, with the names of HTML's entities; 0.6 of it are limits for hostile texts, 0.7 find what runs against the page, 0.2 check links, 0.8 dates; 0.7 are a seam, because pasting shares the names of entities; 0.5 find the blocks of a long page in parts, and set its rest in parts.",
  },
  "editor: search": {
    sources: ["editor/source/search.ts"],
    after: "editor: until a draft is open",
    limit: 7.9 * kB,
    reason: "CodeMirror's search; 1.4 of it are a panel of one row, which counts what is found.",
  },
  "editor: publishing": {
    sources: ["editor/publish/define.ts"],
    after: ["editor: until a draft is open", "editor: fields, dialogs and settings"],
    limit: 8.3 * kB,
    reason:
      "Loaded when somebody publishes a page, takes it back, copies it or wants a link to a draft; 1.2 of it ask for times, also those that a clock shows twice, 0.2 say until when visitors see a page and ask whoever waits for long.",
  },
  "editor: comments": {
    sources: ["editor/comments/define.ts"],
    after: ["editor: until a draft is open", "editor: fields, dialogs and settings"],
    limit: 4.8 * kB,
    reason: "Loaded when a draft is open. A kilobyte of it are the marks beside the text, 0.1 reads quotes without their Markdown.",
  },
  "editor: links in the list": {
    sources: ["editor/list/link-check.ts"],
    after: "editor: fields, dialogs and settings",
    limit: 1.8 * kB,
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
    limit: 1.3 * kB,
    reason: "Loaded where no site is chosen; 0.1 remember whether there are several.",
  },
  "inbox: until the list": {
    sources: ["inbox/main.ts", "shared/page.css", "shared/sign-in.ts"],
    limit: 61.2 * kB,
    reason:
      "Firebase Authentication is 28 kB of it, Lit 8. It must itself say that a later part is missing, and 0.2 what else went wrong, as the editor does; 2 kB show an item beside the list, the keys and the mark, 0.5 list the settings, 0.8 are ways to the visitor, the menu of all and what was refused, 0.4 lead to the list of keys, 0.1 name the item that an act was about, 0.3 undo its closing and begin with who left it, 0.2 draw choices.",
  },
  "inbox: answers, notes and pages about a question": {
    sources: ["inbox/list/item-actions.ts"],
    limit: 2.6 * kB,
    reason:
      "Loaded after the list, with the dialog that asks before they leave. 0.5 of it make an address of a question, 0.1 say who was faster, 0.1 send by Ctrl+Enter.",
  },
  "inbox: close all that is shown": {
    sources: ["inbox/list/close-all.ts"],
    limit: 2.1 * kB,
    reason: "Loaded when two items wait. A kilobyte of it is the dialog that asks first.",
  },
  "inbox: keys": {
    sources: ["inbox/keys/define.ts"],
    limit: 2 * kB,
    reason: "Loaded when somebody asks for the list of keys, which has two columns. A kilobyte of it is the dialog.",
  },
  "inbox: settings": {
    sources: ["inbox/settings/define.ts"],
    limit: 21 * kB,
    reason:
      "Loaded when the settings are opened, and beside them what every site loads of the voice element. 3.5 kB of it are what they say, also of each value that is refused; 2 are keys, 2 are who is called, 1 is the menu in its order, 0.9 are hours day by day and time zones by their cities, 1 is what happens when two people change them at once, 0.3 try it as visitors of each language.",
  },
  "inbox: people": {
    sources: ["inbox/people/define.ts"],
    limit: 6.3 * kB,
    reason:
      "Loaded when the people of a site are looked at. 1 kB of it is the dialog that asks before a role changes; 0.3 open the form of an invitation, and keep what is typed in it.",
  },
  "inbox: an invitation": {
    sources: ["inbox/people/define-join.ts"],
    limit: 5 * kB,
    reason: "Loaded by whoever opens the link of an invitation.",
  },
  "inbox: statistics": {
    sources: ["inbox/statistics/define.ts"],
    limit: 6.2 * kB,
    reason:
      "Loaded when somebody looks at them: the questions, a chart, tables, CSV, and what they say; 0.1 look further back before they say that nobody has asked, 0.2 name every week and put its sum above its bar.",
  },
  "inbox: all other languages": {
    sources: ["ar", "de", "es", "fr", "he", "nb"].flatMap((language) => [
      `inbox/texts/${language}.ts`,
      `inbox/settings/texts/${language}.ts`,
      `inbox/statistics/texts/${language}.ts`,
      `inbox/people/texts/${language}.ts`,
    ]),
    limit: 48.9 * kB,
    reason:
      "A page loads one of them; 0.5 say why somebody gets no higher role, 0.2 how many questions were asked in how many conversations, and *Undo*.",
  },
  "editor: pasted from elsewhere": {
    sources: ["editor/source/convert-paste.ts"],
    after: ["editor: until a draft is open", "editor: looks, keys and menu of Markdown", "editor: fields, dialogs and settings"],
    limit: 42.9 * kB,
    reason:
      "htmlparser2 is 22 kB of it, half of that the names of HTML's entities; 0.8 read formulas, whose fractions were lost, 0.6 the lines of printed pages, and 0.5 slides, hidden columns and tasks of other programs. Another 0.5 are signatures, remarks, titles in attributes, heads of rows, decorations, and the printed lines of Preview; 0.2 keep nearly empty tables and formulas in formulas from growing, 0.3 join bold words and fill tasks and headings. Loaded when somebody pastes what has a form.",
  },
  "editor: commands and keys": {
    sources: ["editor/commands/define.ts"],
    after: "editor: fields, dialogs and settings",
    limit: 5.3 * kB,
    reason:
      "Loaded when somebody asks for them, or links to a page; 0.2 order the keys in two columns, 0.1 what is found, 0.3 give each an icon, 0.2 of it say what may be a link.",
  },
  "editor: all other languages": {
    sources: ["ar", "de", "es", "fr", "he", "nb"].flatMap((language) => [
      `editor/texts/${language}.ts`,
      `editor/late-texts/${language}.ts`,
    ]),
    limit: 58.8 * kB,
    reason: "A page loads one of them.",
  },
  "root page": {
    sources: ["front/main.ts", "front/look.css"],
    limit: 3.4 * kB,
    reason:
      "Says the page in the reader's language; on a local stack it also shows the demo. 0.2 of it find the texts, as on the other pages; 2 are tokens and styles, also of what the editor is drawn with.",
  },
  "root page: all other languages": {
    sources: ["ar", "de", "es", "fr", "he", "nb"].map((language) => `front/texts/${language}.ts`),
    limit: 2.3 * kB,
    reason: "A page loads one of them.",
  },
  "App Check": {
    sources: ["shared/get-app-check-token.ts"],
    limit: 12.3 * kB,
    reason: "Loaded where a deployment has a reCAPTCHA key. reCAPTCHA itself comes from Google.",
  },
  "local stack: demo logins": {
    sources: ["shared/demo-people.ts", "shared/demo-entry.ts"],
    limit: 2 * kB,
    reason: "Loaded at a local stack only.",
  },
  ...voiceBudgets,
  "voice page: sign in": {
    sources: ["voice/page/main.ts", "shared/page.css", "shared/sign-in.ts"],
    limit: 47 * kB,
    reason:
      "Firebase Authentication is 28 kB of it, Lit 6; 0.2 show the people of the demo, 0.1 ask again for an assistant that starts slowly, 0.3 show nothing but pages of one site, 0.2 draw choices.",
  },
};
