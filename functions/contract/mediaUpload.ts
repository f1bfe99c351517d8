import { mediaUpload as endpoint } from "../src/endpoints/mediaUpload.ts";
import { ImagesQuery } from "../src/lib/pages/media/list-images.ts";
import { imageTypes } from "../src/lib/pages/media/image.ts";
import { imageList } from "../answers/images.ts";
import { uploadedImage } from "../answers/uploaded-image.ts";
import { exampleAck } from "./draft-ack.ts";
import { operation } from "./operation.ts";
import { projectEditor } from "./project-editor.ts";

export const mediaList = operation({
  endpoint,
  method: "GET",
  tag: "Publishing",
  summary: "List the images",
  description: "Lists the images that were stored for the pages of the project, 48 at a time, and where they are used.",
  access: projectEditor,
  query: { schema: ImagesQuery, fields: { cursor: "`next_cursor` of the previous page of the list." } },
  answer: { schema: imageList, headers: [] },
  examples: {
    images: {
      images: [
        {
          url: "https://lectern.example/media/bakery/ae3bfa662e90c84d63cf05797a3b34940cdf9716-30x20.gif",
          width: 30,
          height: 20,
          bytes: 100,
          uploaded_at: "2026-05-04T09:30:00.000Z",
          used_by: [exampleAck.draftId],
        },
      ],
      next_cursor: null,
    },
  },
});

export const mediaUpload = operation({
  endpoint,
  tag: "Publishing",
  summary: "Store an image",
  description:
    "Stores the image in the body, which must be PNG, JPEG, WebP, GIF or AVIF whatever `Content-Type` says, and have at most 100 megapixels. What a camera or " +
    "program wrote about its author (Exif with the place, XMP, IPTC, MPF, comments) is removed; its orientation and colour profile are kept. `width` and " +
    "`height` are as it is shown. Uploading the same image again returns the same `url` and costs nothing. The body must arrive at 32 kB a second or faster; what comes through Hosting has a minute.",
  access: projectEditor,
  headers: [
    {
      name: "X-File-Name",
      description: "The file's original name. Not used yet.",
      required: false,
      schema: { type: "string" },
      example: "bakery.jpg",
    },
  ],
  file: { types: Object.keys(imageTypes), description: "The image." },
  answer: { schema: uploadedImage, headers: [] },
  examples: {
    stored: {
      url: "https://lectern.example/media/bakery/ae3bfa662e90c84d63cf05797a3b34940cdf9716-30x20.gif",
      type: "image/gif",
      width: 30,
      height: 20,
      bytes: 100,
    },
  },
  refusals: [
    {
      code: "unsupported_media_type",
      when: "By its bytes, the body is not an image of these types (SVG is a document with scripts), is cut off, or has more than 100 megapixels.",
      error: "This file is not an image that can be stored. Send a PNG, JPEG, WebP, GIF or AVIF.",
    },
    {
      code: "media_limit",
      when: "The person's or project's limit of bytes per day (UTC) is used up.",
      error: "Today's image uploads are used up. Please try again tomorrow.",
    },
  ],
});
