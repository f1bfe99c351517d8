import { asDate, asOptionalText, asRecord, asText } from "../../firestore/decode.ts";
import type { Publication } from "../page.ts";

/** Publication <- `due_publication` of a draft. */
export const parsePublication = (stored: unknown): Publication | undefined => {
  const { at, by, refused } = asRecord(stored);
  if (typeof by === "string") return { kind: "due", at: asDate(at), by };
  const code = asOptionalText(refused);
  return code === undefined ? undefined : { kind: "refused", at: asDate(at), code, error: asText(asRecord(stored)["error"]) };
};

/** What is queried by has a field of its own. */
export const toPublicationFields = (publication: Publication | undefined) => ({
  due_publication: toMap(publication),
  due_publication_at: publication?.kind === "due" ? publication.at : null,
});

const toMap = (publication: Publication | undefined) => {
  if (publication === undefined) return null;
  const { at } = publication;
  return publication.kind === "due" ? { at, by: publication.by } : { at, refused: publication.code, error: publication.error };
};
