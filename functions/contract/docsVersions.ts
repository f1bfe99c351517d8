import { docsVersions as endpoint } from "../src/endpoints/docsVersions.ts";
import { pageHistory } from "../answers/versions.ts";
import { liveId } from "./docsPublish.ts";
import { operation } from "./operation.ts";
import { projectEditor } from "./project-editor.ts";
import { examplePublished, noSuchPage } from "./versions.ts";

export const docsVersions = operation({
  endpoint,
  tag: "Lists",
  summary: "List the history of a page",
  description:
    "Returns the texts that publications of the page have replaced, and the one that was live when it was unpublished, without the texts themselves. " +
    "Up to 50 are kept, as with drafts. What another program replaces on the live page is not kept.",
  access: projectEditor,
  answer: { schema: pageHistory, headers: [] },
  examples: {
    versions: { docId: liveId, versions: [{ ...examplePublished, language: "en", title: "About us", bytes: 1280 }] },
  },
  refusals: [noSuchPage],
});
