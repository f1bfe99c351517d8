import type { DocumentSummary, LecternProject } from "@lectern/client";

/** 20 addresses of one text beyond the loaded part of the list are looked up. Nothing is said about more. */
const mostLookedUp = 20;

interface Known {
  readonly documents: readonly DocumentSummary[] | undefined;
  readonly isComplete: boolean;
}

/**
 * Which pages of the site the texts link to, as far as they have been read. The list comes without texts, and other programs write them, too:
 * only a text itself tells. It is read once for each of its changes.
 */
export class KnownLinks {
  readonly #project: LecternProject;
  readonly #slugs = new Map<string, readonly string[]>();
  /** Documents beyond the loaded part of the list. */
  #beyond: readonly DocumentSummary[] = [];

  constructor(project: LecternProject) {
    this.#project = project;
  }

  isRead(document: DocumentSummary): boolean {
    return this.#slugs.has(stateOf(document));
  }

  /** What cannot be read is not asked for again, and nothing is said about it. */
  async read(document: DocumentSummary, site: string | undefined, known: Known): Promise<void> {
    this.#slugs.set(stateOf(document), await this.#read(document, site, known).catch(() => []));
  }

  async #read({ id, slug }: DocumentSummary, site: string | undefined, { documents = [], isComplete }: Known): Promise<readonly string[]> {
    const [{ doc }, { linkedSlugs }] = await Promise.all([
      this.#project.documents.read(id),
      import("../links/linked-slugs.ts"),
      // The words in which they are told.
      import("../more.ts"),
    ]);
    const linked = [...(await linkedSlugs(doc.content, { site, slug }))];
    if (isComplete) return linked;
    const there = slugsOf([...documents, ...this.#beyond]);
    const unknown = linked.filter((other) => !there.has(other));
    for (const other of unknown.slice(0, mostLookedUp)) {
      const found = await this.#project.documents.list({ slug: other });
      this.#beyond = [...this.#beyond, ...found.documents];
    }
    const left = new Set(unknown.slice(mostLookedUp));
    return linked.filter((other) => !left.has(other));
  }

  /** Slugs that a document links to, but that no live page has. A draft may link to other drafts: both may go live. */
  lost(documents: readonly DocumentSummary[]): (document: DocumentSummary) => readonly string[] {
    const all = [...documents, ...this.#beyond];
    const there = { draft: slugsOf(all), live: slugsOf(all.filter(({ visibility }) => visibility === "live")) };
    return (document) => (this.#slugs.get(stateOf(document)) ?? []).filter((slug) => !there[document.visibility].has(slug));
  }
}

const stateOf = ({ id, updated_at: at }: DocumentSummary): string => `${id} ${at}`;

const slugsOf = (documents: readonly DocumentSummary[]): ReadonlySet<string> =>
  new Set(documents.map(({ slug }) => slug?.normalize("NFC") ?? ""));
