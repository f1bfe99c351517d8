import { toEdit } from "../../src/lib/pages/drafts/edit.ts";
import { planVersions } from "../../src/lib/pages/drafts/kept-versions.ts";
import { noInternals, type Page } from "../../src/lib/pages/drafts/page.ts";
import { hasSeen, revisionTag } from "../../src/lib/pages/drafts/revision-tag.ts";
import { applyEdit, toSave } from "../../src/lib/pages/drafts/save.ts";
import type { Revision } from "../../../web/client/src/autosave/queue.ts";
import type { Text } from "../../../web/client/src/autosave/text.ts";
import type { EditSaveRequest } from "../../../web/client/src/contract.ts";

export interface SentSave {
  readonly request: Omit<EditSaveRequest, "draftId">;
  readonly by: string;
  /** Undefined: the last save wins. */
  readonly ifMatch: string | undefined;
}

/** One draft with the service's own rules: when a save is stale, and what becomes a version. */
export class DraftService {
  #page: Page;
  #versions: ReadonlyMap<string, Text> = new Map();
  #saves = 0;

  constructor({ metadata, content }: Text) {
    this.#page = {
      id: "d",
      visibility: "draft",
      slug: null,
      language: "en",
      metadata,
      content,
      templateId: "t",
      updatedBy: "publisher",
      updatedAt: new Date(0),
      revision: 1,
      writeToken: "1.0",
      otherFields: {},
      unreadable: undefined,
      internals: noInternals,
    };
  }

  get stored(): Revision {
    const { metadata, content } = this.#page;
    return { text: { metadata, content }, etag: revisionTag(this.#page) };
  }

  get versions(): readonly Text[] {
    return [...this.#versions.values()];
  }

  /** Returns whether the author knew what they replaced. */
  save({ request, by, ifMatch }: SentSave, atMs: number): boolean {
    const { metadata, content, language, keep = false } = request;
    const expected = ifMatch === undefined ? undefined : [ifMatch];
    const requestId = String(++this.#saves);
    const text = { kind: "changed", metadata, content, language, templateId: undefined, keep } as const;
    const save = toSave({ ...text, by, at: new Date(atMs), projectId: "p", documentId: "d", key: undefined, expected }, requestId);
    const draft = this.#page;
    const edit = toEdit(draft, save);
    if (edit.changes.length === 0) return true;
    if (!hasSeen(draft, expected)) return false;
    const after = applyEdit(draft, edit, save);
    const plan = planVersions(draft, after, save);
    const versions = [...this.#versions, ...(plan.keep === undefined ? [] : [[plan.keep.id, plan.keep] as const])];
    this.#versions = new Map(versions.filter(([id]) => !plan.drop.includes(id)));
    const internals = { ...after.internals, keptVersions: plan.keptVersions };
    this.#page = { ...after, internals, writeToken: `${this.#saves + 1}.0` };
    return true;
  }
}
