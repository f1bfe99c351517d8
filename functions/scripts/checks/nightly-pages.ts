import type { NightlyTests } from "./nightly-type.ts";

/** Tests of the editor and the inbox. */
export const nightlyPages: NightlyTests = {
  // Editor: by day, one place where something is refused, shown, translated or asked is enough.
  "test/pages/editor/appearance.spec.ts": {
    "the editor, however it is looked at": { allBut: ["is used with the keyboard alone", "shows HTML of a text"] },
  },
  "test/pages/editor/around-publishing.spec.ts": {
    "around publishing, the editor": { allBut: ["offers what was typed"] },
  },
  // What is sent, and when, is tested without a browser: web/client/src/autosave/transitions.spec.ts.
  "test/pages/editor/autosave.spec.ts": {
    "autosave in the editor": [
      "sends only the field that was changed",
      "saves at once when the tab is hidden",
      "asks to sign in above the page",
      "repeats after a 503",
    ],
  },
  "test/pages/editor/closed-tabs.spec.ts": {
    "tabs that are closed, killed, or open twice": [
      "throws the text",
      "removes what dead tabs left",
      "merges two tabs",
      "asks before the page goes only",
    ],
  },
  "test/pages/editor/finding.spec.ts": { "finding one's way in the editor": { allBut: [] } },
  "test/pages/editor/form.spec.ts": { "the form of a draft": { allBut: ["sends only the key that was changed"] } },
  "test/pages/editor/kept-dialogs.spec.ts": {
    "a dialog that must stay": { allBut: ["stays however often Escape"] },
  },
  "test/pages/editor/kept-words.spec.ts": {
    "words that an author does not want any more, or has decided against": ["do not fill the history"],
  },
  "test/pages/editor/gone-draft.spec.ts": {
    "a text whose draft has gone": ["takes along what is typed where", "finds its page where"],
  },
  // Which links a text has is tested in web/editor/links/linked-slugs.spec.ts.
  "test/pages/editor/links-in-list.spec.ts": { "links that lead nowhere, in the list of pages": { allBut: ["are said in words"] } },
  "test/pages/editor/links.spec.ts": {
    "linking to a page of the site": { allBut: ["finds it by its title"] },
  },
  "test/pages/editor/live-page.spec.ts": {
    "a live page in the editor": [
      "becomes a draft by a field",
      "is looked at in another language",
      "is the draft that somebody else has begun",
      "is looked at, and left",
      "opens as the draft that there is",
    ],
  },
  "test/pages/editor/manners.spec.ts": {
    "the manners of the editor": {
      allBut: ["says in a live"],
    },
  },
  "test/pages/editor/never-stuck.spec.ts": {
    "saving never stops for good": {
      allBut: ["goes on by itself when a token", "asks before the author leaves"],
    },
  },
  "test/pages/editor/pictures.spec.ts": {
    "pictures in the editor": { allBut: ["come where they belong", "are refused in words"] },
  },
  "test/pages/editor/preview-link.spec.ts": { "preview links in the editor": { allBut: ["are made by the keyboard alone"] } },
  // The preview of a long text is also tested without a browser: test/text/hostile-markdown.spec.ts.
  "test/pages/editor/preview.spec.ts": { "the preview beside the text": { allBut: [] } },
  "test/pages/editor/publishing.spec.ts": {
    "publishing in the editor": {
      allBut: [
        "makes a new page live by the keyboard alone",
        "goes live later, by the author's clock",
        "does not publish unseen",
        "says so when there was no answer",
      ],
    },
  },
  "test/pages/editor/publishing-over.spec.ts": {
    "publishing where somebody else has published": { allBut: ["asks once more where"] },
  },
  "test/pages/editor/sign-in.spec.ts": {
    "signing in to the editor": ["leaves the focus with whoever", "puts the focus at the beginning"],
  },
  "test/pages/editor/site.spec.ts": {
    "the pages of a site in the editor": {
      allBut: ["have versions, which", "tell when the live page has changed"],
    },
  },
  "test/pages/editor/states.spec.ts": {
    "rare states of the editor: each says what it is, with a way on, and is readable by everybody": {
      allBut: ["a draft that is gone", "a part that a new deployment has replaced"],
    },
  },
  // Which texts are a conflict, and what becomes of them, is tested without a browser: web/client/src/autosave/{three-way,decisions}.spec.ts.
  "test/pages/editor/two-authors.spec.ts": {
    "two authors in one draft": [
      "change different fields",
      "keep the cursor",
      "are asked, and merge",
      "are asked, and one copies",
      "choose for each",
    ],
  },
  "test/pages/editor/writing.spec.ts": {
    writing: [
      "has keys for the most frequent actions",
      "goes on with lists",
      "makes a link of an address",
      "understands Docs and Word",
      "finds and replaces",
      "counts words",
      "opens a menu with a slash",
    ],
  },

  // Inbox: by day, one place and one language where something unsaved is asked about is enough.
  "test/pages/inbox/inbox.spec.ts": {
    "the inbox": [
      "holds a thousand items",
      "says that nothing was counted yet",
      "begins a page with a question",
      "counts what visitors asked",
      "shows who waits",
    ],
  },
  "test/pages/inbox/leaving-languages.spec.ts": { "unsaved text in the inbox, in every language": { allBut: [] } },
  "test/pages/inbox/leaving.spec.ts": {
    "unsaved text in the inbox": [
      "is not asked about when",
      "is asked about before Back or a link leave a note",
      "is asked about before Back or a link leave the settings",
      "is asked about before the person signs out",
      "stays while the person signs out of the settings",
      "is asked about before a page about another item",
      "is asked about for half",
      "is gone with its place",
    ],
  },
  "test/pages/inbox/missing-part.spec.ts": {
    "a part of the inbox that a deployment has replaced": { allBut: [] },
  },
  "test/pages/inbox/places.spec.ts": { "the places of the inbox": { allBut: ["says what is wrong, with a way on"] } },
  "test/pages/inbox/settings.spec.ts": {
    "the settings of a project": {
      allBut: ["change what the owner decides", "keep what is typed while they are saved"],
    },
  },
  "test/pages/inbox/slow-network.spec.ts": {
    "writing in the inbox while the network is slow": { allBut: ["takes every key about one item while another is being saved"] },
  },
  "test/pages/app-check.spec.ts": {
    "App Check in the pages of a deployment": {
      allBut: ["lets an author open and save", "says what can be done where it is enforced"],
    },
  },
};
