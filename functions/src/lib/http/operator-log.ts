import { write } from "firebase-functions/logger";

/** Log lines that ask an operator to put something right. None holds anything about a person. */

export const logUnknownVoice = (found: {
  readonly requestId: string;
  readonly projectId: string;
  readonly voice: string;
  readonly usedInstead: string;
}): void => {
  write({
    severity: "WARNING",
    message: "the project's voice does not exist",
    request_id: found.requestId,
    project: found.projectId,
    voice: found.voice,
    used_instead: found.usedInstead,
  });
};
