import * as z from "zod";
import type { AnswerOf } from "./answer-of.ts";

const listedImage = z
  .strictObject({
    url: z.string().describe("The image's public and permanent address."),
    width: z.nullable(z.int()).describe("Pixels, as the image is shown. `null`: not known, because another program has stored it."),
    height: z.nullable(z.int()).describe("Pixels, as the image is shown. `null`: not known."),
    bytes: z.int(),
    uploaded_at: z.iso.datetime().describe("When it was last uploaded, or up to 12 hours before that."),
    used_by: z.array(z.string()).describe("IDs of the live pages and drafts that name it."),
  })
  .meta({ id: "ListedImage" });

export const imageList = z
  .strictObject({
    images: z.array(listedImage).describe("Newest first."),
    next_cursor: z.nullable(z.string()).describe("The `cursor` of the next page. `null`: this is the last one."),
  })
  .meta({ id: "ImageList" });

export type ImageList = AnswerOf<typeof imageList>;

export const removedImage = z.strictObject({ success: z.literal(true), url: z.string() }).meta({ id: "RemovedImage" });

export type RemovedImage = AnswerOf<typeof removedImage>;
