import type { InboxItemKind, InboxItemState } from "@lectern/client";
import { addressParts } from "../shared/app/address-parts.ts";

/** The parts of the settings, each on a page of its own. */
export const settingsSections = ["assistant", "place", "site", "calls", "notifications", "limits", "developers", "versions"] as const;

export type SettingsSection = (typeof settingsSections)[number];

/** What the URL shows. It is in the part after `#`, so every URL is the same file. */
export type Route =
  | { readonly kind: "start" }
  /** `only` undefined: all kinds. `itemId`: the item that a mail links to. */
  | {
      readonly kind: "list";
      readonly projectId: string;
      readonly only: InboxItemKind | undefined;
      readonly state: InboxItemState;
      readonly itemId?: string;
    }
  | { readonly kind: "statistics"; readonly projectId: string }
  | { readonly kind: "people"; readonly projectId: string }
  /** `section` undefined: the first one, and in narrow windows the list of them. */
  | { readonly kind: "settings"; readonly projectId: string; readonly section?: SettingsSection | undefined }
  /** An invitation, as in its mail. */
  | { readonly kind: "join"; readonly projectId: string; readonly invitationId: string; readonly secret: string };

const parts: ReadonlyMap<string, InboxItemKind> = new Map([
  ["messages", "message"],
  ["questions", "question"],
  ["calls", "missed_call"],
  ["callbacks", "call_back"],
]);

const partOf = (kind: InboxItemKind): string => [...parts].find(([, known]) => known === kind)?.[0] ?? "";

/** An unknown URL is the start page. */
export const parseRoute = (hash: string): Route => {
  const [projectId = "", part = "", last = "", ...more] = addressParts(hash);
  if (projectId === "" || more.length > 0) return { kind: "start" };
  const [, invitationId, secret] = /^([^.]+)\.(.+)$/.exec(last) ?? [];
  if (part === "join" && invitationId !== undefined && secret !== undefined) return { kind: "join", projectId, invitationId, secret };
  if (part === "settings") return { kind: part, projectId, section: settingsSections.find((section) => section === last) };
  if (part === "statistics" || part === "people") return { kind: part, projectId };
  if (part === "items" && last !== "") return { kind: "list", projectId, only: undefined, state: "open", itemId: last };
  if (part === "done") return { kind: "list", projectId, only: undefined, state: "done" };
  const only = parts.get(part);
  if (part !== "" && only === undefined) return { kind: "start" };
  return { kind: "list", projectId, only, state: last === "done" ? "done" : "open" };
};

export const addressOf = (route: Route): string => {
  if (route.kind === "start") return "#/";
  const root = `#/${encodeURIComponent(route.projectId)}`;
  if (route.kind === "join") return `${root}/join/${encodeURIComponent(`${route.invitationId}.${route.secret}`)}`;
  if (route.kind === "settings" && route.section !== undefined) return `${root}/settings/${route.section}`;
  if (route.kind !== "list") return `${root}/${route.kind}`;
  if (route.itemId !== undefined) return `${root}/items/${encodeURIComponent(route.itemId)}`;
  const path = [...(route.only === undefined ? [] : [partOf(route.only)]), ...(route.state === "done" ? ["done"] : [])];
  return [root, ...path].join("/");
};
