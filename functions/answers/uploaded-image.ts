import * as z from "zod";
import type { AnswerOf } from "./answer-of.ts";

export const uploadedImage = z
  .strictObject({
    url: z.string().describe("The image's public and permanent address: `/media/<project>/<digest>.<ext>` of the site's origin."),
    type: z.enum(["image/png", "image/jpeg", "image/webp", "image/gif", "image/avif"]).describe("By its bytes."),
    width: z.int().describe("Pixels, as the image is shown."),
    height: z.int().describe("Pixels, as the image is shown."),
    bytes: z.int().describe("What is stored of the image."),
  })
  .meta({ id: "UploadedImage" });

export type UploadedImage = AnswerOf<typeof uploadedImage>;
