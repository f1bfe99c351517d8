import type { DraftAck } from "../answers/draft-ack.ts";

export const exampleAck: DraftAck = { success: true, draftId: "7Qm2xV9cT0bYw4sLrK1dPz" };
