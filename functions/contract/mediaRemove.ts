import { mediaRemove as endpoint } from "../src/endpoints/mediaRemove.ts";
import { removedImage } from "../answers/images.ts";
import { exampleAck } from "./draft-ack.ts";
import { operation } from "./operation.ts";
import { projectEditor } from "./project-editor.ts";

const url = "https://lectern.example/media/bakery/ae3bfa662e90c84d63cf05797a3b34940cdf9716-30x20.gif";

export const mediaRemove = operation({
  endpoint,
  tag: "Publishing",
  summary: "Delete an image",
  description:
    "Deletes an image for good, unless a live page, a draft, a template or a setting uses it. Caches may keep showing it. Earlier versions of " +
    "pages that show it then have a gap.",
  access: projectEditor,
  request: { fields: { url: "The image's address, as the list or the upload gave it." }, examples: { picture: { url } } },
  answer: { schema: removedImage, headers: [] },
  examples: { removed: { success: true, url } },
  refusals: [
    { code: "not_found", when: "The image does not exist, or no longer does.", error: "There is no image at this address." },
    {
      code: "image_in_use",
      when: "Something uses the image, or someone has just uploaded it again. `details` has the IDs of the pages and drafts.",
      error: "A page, draft, template or setting uses this image.",
      details: [{ path: "docId", message: exampleAck.draftId }],
    },
  ],
});
