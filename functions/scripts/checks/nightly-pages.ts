import type { NightlyTests } from "./nightly-type.ts";

/** Tests of the editor and the inbox. */
export const nightlyPages: NightlyTests = {
  // Editor: by day, one place where something is refused, shown or translated is enough.
  "test/pages/editor/manners.spec.ts": {
    "the manners of the editor": [
      "keeps a long option within the form, and the focus out from under the header, 1280",
      "takes a field for empty",
      "begins a new page in its title",
      "speaks of fields by the names",
    ],
  },
  "test/pages/editor/never-stuck.spec.ts": { "saving never stops for good": ["is tried again by Ctrl+S", "is tried again by a key"] },
  "test/pages/editor/pictures.spec.ts": {
    "pictures in the editor": ["say how much of them has left", "come by drop", "are chosen for a field of the template"],
  },
  "test/pages/editor/preview-link.spec.ts": {
    "preview links in the editor": ["are shown from right to left", "show the rest of a very long text", "say why there is none"],
  },
  // The preview of a long text is also tested without a browser: test/text/hostile-markdown.spec.ts.
  "test/pages/editor/preview.spec.ts": { "the preview beside the text": ["shows a text with thousands of definitions"] },
  "test/pages/editor/publishing.spec.ts": {
    "publishing in the editor": [
      "says where they are sent also when",
      "goes live later although the draft could not be read",
      "warns of links to pages that do not exist",
      "refuses a time that is over",
    ],
  },
  "test/pages/editor/site.spec.ts": {
    "the pages of a site in the editor": ["have versions that say who wrote them", "begin from a template"],
  },
  "test/pages/editor/states.spec.ts": {
    "rare states of the editor: each says what it is, with a way on, and is readable by everybody": {
      allBut: [
        "a draft that is gone",
        "a draft whose live page is gone",
        "a part that a new deployment has replaced",
        "a browser that keeps nothing",
      ],
    },
  },
  "test/pages/editor/writing.spec.ts": {
    writing: ["goes on with lists", "makes a link of an address", "understands Docs and Word", "finds and replaces", "counts words"],
  },
  "test/pages/editor/appearance.spec.ts": {
    "the editor, however it is looked at": [
      "shows Hebrew from right to left",
      ...["ar", "en", "es", "fr", "he", "nb"].map(
        (language) => `says whether the text is saved in whole words on the narrowest phone, in ${language}`,
      ),
    ],
  },
  "test/pages/editor/around-publishing.spec.ts": {
    "around publishing, the editor": [
      "shows the live page, and makes a copy",
      "says who publishes where",
      "is the same from right to left",
    ],
  },
  "test/pages/editor/finding.spec.ts": {
    "finding one's way in the editor": ["shows what others have done", "speaks the language of the person"],
  },
  // Which links a text has is tested in web/editor/links/linked-slugs.spec.ts.
  "test/pages/editor/links-in-list.spec.ts": {
    "links that lead nowhere, in the list of pages": { allBut: ["are said in words", "follow what the author writes", "are told in he"] },
  },
  "test/pages/editor/links.spec.ts": {
    "linking to a page of the site": {
      allBut: ["finds it by its title", "links to the page that was chosen", "leaves the address to the author"],
    },
  },

  "test/pages/editor/form.spec.ts": { "the form of a draft": ["counts characters as the service does", "shows a value of another form"] },
  "test/pages/editor/live-page.spec.ts": {
    "a live page in the editor": ["becomes a draft by a field", "is looked at in another language"],
  },
  "test/pages/editor/kept-dialogs.spec.ts": {
    "a dialog that must stay": ["stays above another dialog", "stays until the page that was taken"],
  },

  // Inbox.
  "test/pages/inbox/inbox.spec.ts": { "the inbox": ["holds a thousand items", "says that nothing was counted yet"] },
  "test/pages/inbox/leaving-languages.spec.ts": { "unsaved text in the inbox, in every language": { allBut: ["is asked about in he-IL"] } },
  "test/pages/inbox/leaving.spec.ts": {
    "unsaved text in the inbox": ["is not asked about when nothing in a note", "is not asked about when nothing in the settings"],
  },
  "test/pages/inbox/settings.spec.ts": {
    "the settings of a project": ["are tried beside them", "show the limits", "say that they are on their way"],
  },
  "test/pages/inbox/places.spec.ts": { "the places of the inbox": { allBut: ["says what is wrong, with a way on", "speaks he-IL"] } },
  "test/pages/inbox/missing-part.spec.ts": {
    "a part of the inbox that a deployment has replaced": ["is missed in a sentence, with a button that reloads the page: What"],
  },
  "test/pages/app-check.spec.ts": {
    "App Check in the pages of a deployment": [
      "has one token for all tabs",
      "loads nothing of Google's",
      "keeps nobody from working where it is off and there is no token (blocked)",
      "keeps nobody from working where it is off and there is no token (silence)",
    ],
  },
};
