import type { DocumentSummary, LecternProject } from "@lectern/client";

/** 100: the service's maximum. */
const portion = 100;

/** The known documents of a project, newest change first. They stay while the author is elsewhere. */
export class KnownPages {
  readonly project: LecternProject;
  #documents: readonly DocumentSummary[] | undefined;
  #cursor: string | null | undefined;
  #loading: Promise<void> | undefined;

  constructor(project: LecternProject) {
    this.project = project;
  }

  /** Undefined: not loaded yet. */
  get documents(): readonly DocumentSummary[] | undefined {
    return this.#documents;
  }

  get isComplete(): boolean {
    return this.#cursor === null;
  }

  /** The next portion. Concurrent callers share one request. */
  async more(): Promise<void> {
    if (this.isComplete) return;
    this.#loading ??= this.#next().finally(() => (this.#loading = undefined));
    return this.#loading;
  }

  /** Reloads as many portions as are known, and replaces them all at once. */
  async refresh(): Promise<void> {
    const known = this.#documents?.length ?? 0;
    const fresh = new KnownPages(this.project);
    do await fresh.more();
    while (!fresh.isComplete && (fresh.documents?.length ?? 0) < known);
    this.#documents = fresh.#documents;
    this.#cursor = fresh.#cursor;
  }

  async #next(): Promise<void> {
    const cursor = this.#cursor ?? undefined;
    const found = await this.project.documents.list({ limit: portion, cursor, editing: "true" });
    // A document that changes while the list is read may appear twice.
    const known = new Set(this.#documents?.map(({ id }) => id));
    this.#documents = [...(this.#documents ?? []), ...found.documents.filter(({ id }) => !known.has(id))];
    this.#cursor = found.next_cursor;
  }
}
