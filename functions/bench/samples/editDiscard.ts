import { draftAck } from "../../answers/draft-ack.ts";
import { aDraft } from "../draft-pages.ts";
import type { Operation } from "../sample.ts";

export const operations: readonly Operation[] = [
  {
    name: "discard a draft with a version",
    why: "the draft and the list of its versions are read beside the guard; one commit deletes all of it",
    allowedRoundTrips: 3,
    prepare: async (fixture) => ({ body: { draftId: (await aDraft(fixture)).draftId }, answer: draftAck }),
  },
];
