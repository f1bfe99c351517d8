import { isRecord, stringAt } from "../../shared/decode.ts";
import { everything, type PageFilter, stateOf } from "./page-rows.ts";

/** The search stays while the tab is open: after Back, and after a reload. */
const keyOf = (projectId: string): string => `lectern-list-${projectId}`;

export const keptFilter = (projectId: string): PageFilter => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(projectId)) ?? "null");
    if (!isRecord(kept)) return everything;
    const text = (key: string): string => stringAt(kept, key) ?? "";
    const sorting = text("sorting") === "title" ? "title" : "edited";
    return { search: text("search"), language: text("language"), state: stateOf(text("state")), sorting };
  } catch {
    return everything; // this browser stores nothing
  }
};

export const keepFilter = (projectId: string, filter: PageFilter): void => {
  try {
    sessionStorage.setItem(keyOf(projectId), JSON.stringify(filter));
  } catch {
    // this browser stores nothing
  }
};
