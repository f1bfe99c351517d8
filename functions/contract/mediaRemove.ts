import { mediaRemove as endpoint } from "../src/endpoints/mediaRemove.ts";
import { removedImage } from "./answers/images.ts";
import { exampleAck } from "./draft-ack.ts";
import { operation } from "./operation.ts";
import { projectEditor } from "./project-editor.ts";

const url = "https://lectern.example/media/bakery/ae3bfa662e90c84d63cf05797a3b34940cdf9716-30x20.gif";

export const mediaRemove = operation({
  endpoint,
  tag: "Publishing",
  summary: "Delete a picture",
  description:
    "Deletes a picture for good, unless a live page, a draft, a template or a setting names it. Caches may show it for as long as they like. Earlier versions of " +
    "pages that name it have a gap from then on.",
  access: projectEditor,
  headers: [],
  request: { fields: { url: "The picture's address, as the list or the upload gave it." }, examples: { picture: { url } } },
  answer: { schema: removedImage, headers: [] },
  examples: { removed: { success: true, url } },
  refusals: [
    { code: "not_found", when: "The picture does not exist, any more.", error: "There is no picture at this address." },
    {
      code: "image_in_use",
      when: "Something names the picture, or somebody has just uploaded it again. `details` has the IDs of pages and drafts.",
      error: "A page, draft, template or setting uses this picture.",
      details: [{ path: "docId", message: exampleAck.draftId }],
    },
  ],
});
