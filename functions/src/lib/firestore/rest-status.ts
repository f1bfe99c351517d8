import { GoogleError, Status } from "google-gax";
import { isRecord } from "../core/unknown-record.ts";

/** The codes that HTTP statuses hide: a condition that failed is 400 like a mistake, and what exists already is 409 like a collision. */
const hiddenCodes: ReadonlyMap<unknown, Status> = new Map([
  ["FAILED_PRECONDITION", Status.FAILED_PRECONDITION],
  ["ALREADY_EXISTS", Status.ALREADY_EXISTS],
]);

/**
 * Makes the Firestore client name failures over REST as it does over gRPC. By itself it goes by the HTTP status alone
 * (google-gax 4.6, `GoogleError.parseHttpError`), takes "exists already" for a collision of two commits and repeats the commit
 * for a minute. The name is in the answer: https://cloud.google.com/apis/design/errors
 *
 * Can go with google-gax 5, which reads the name itself; firebase-admin 13 has a Firestore client with google-gax 4.
 */
export const readStatusByName = (): void => {
  const parse = GoogleError.parseHttpError.bind(GoogleError);
  GoogleError.parseHttpError = (answer: unknown): GoogleError => {
    const code = hiddenCodes.get(statusOf(answer));
    return Object.assign(parse(answer), code !== undefined && { code });
  };
};

/** A stream answers with a list, in which one member is the error. */
const statusOf = (answer: unknown): unknown => {
  const members: readonly unknown[] = Array.isArray(answer) ? answer : [answer];
  const error = members.filter(isRecord).find((member) => "error" in member)?.["error"];
  return isRecord(error) ? error["status"] : undefined;
};
