import { removedImage } from "../../answers/images.ts";
import type { Operation } from "../sample.ts";
import { aPicture, uploaded } from "./mediaUpload.ts";

export const operations: readonly Operation[] = [
  {
    name: "delete a picture",
    why: "the guard; the object's state, and its bytes; what names it; the deletion; what names it by then; the record of its size",
    allowedRoundTrips: 8,
    prepare: async (fixture) => {
      const { body } = await fixture.call("mediaUpload", { ...aPicture(), answer: uploaded });
      return { body: { url: body.url }, answer: removedImage };
    },
  },
];
