import { type DocumentReference, FieldPath, type Query } from "firebase-admin/firestore";
import { database } from "./database.ts";
import { canStandInUrl } from "./document-id.ts";

/**
 * The documents of a collection below a document. If the ID of the document cannot stand in the URL of a query, they are a range of all
 * collections with this name: a query has its range in its body.
 */
export const childrenOf = (parent: DocumentReference, name: string): Query => {
  const children = parent.collection(name);
  if (canStandInUrl(parent.id)) return children;
  const all = database().collectionGroup(name).orderBy(FieldPath.documentId());
  return all.startAt(children.doc("\u0001")).endAt(children.doc("\u{10FFFF}"));
};
