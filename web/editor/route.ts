import { addressParts } from "../shared/app/address-parts.ts";

/** What the URL shows. It is in the part after `#`, so every URL is the same file. */
export type Route =
  | { readonly kind: "start" }
  | { readonly kind: "pages"; readonly projectId: string }
  | { readonly kind: "draft"; readonly projectId: string; readonly draftId: string }
  /** A page that is not stored yet. */
  | { readonly kind: "new"; readonly projectId: string }
  /** A live page, which becomes a draft at the first keystroke. */
  | { readonly kind: "page"; readonly projectId: string; readonly docId: string };

/** An unknown URL is the start page. */
export const parseRoute = (hash: string): Route => {
  const [projectId = "", part, id = "", ...more] = addressParts(hash);
  if (projectId === "" || more.length > 0) return { kind: "start" };
  if (part === undefined) return { kind: "pages", projectId };
  if (part === "new" && id === "") return { kind: "new", projectId };
  if (part === "drafts" && id !== "") return { kind: "draft", projectId, draftId: id };
  if (part === "pages" && id !== "") return { kind: "page", projectId, docId: id };
  return { kind: "start" };
};

export const addressOf = (route: Route): string => {
  switch (route.kind) {
    case "start":
      return "#/";
    case "pages":
      return `#/${encodeURIComponent(route.projectId)}`;
    case "new":
      return `#/${encodeURIComponent(route.projectId)}/new`;
    case "draft":
      return `#/${encodeURIComponent(route.projectId)}/drafts/${encodeURIComponent(route.draftId)}`;
    case "page":
      return `#/${encodeURIComponent(route.projectId)}/pages/${encodeURIComponent(route.docId)}`;
  }
};
