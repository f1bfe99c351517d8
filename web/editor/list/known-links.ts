import type { DocumentSummary, LecternProject } from "@lectern/client";
import type { AddressPlan } from "../../site/page-address.ts";
import { LookUp } from "../links/look-up.ts";

/** 20 addresses of one text are looked up. Nothing is said about more. */
const mostLookedUp = 20;

/** What a text links to. */
interface Links {
  /**
   * Slugs, those that redirect as what they lead to, without those that the service has found beyond the list: nothing is ever said about them.
   * Undefined: the text could not be read.
   */
  readonly slugs: readonly string[] | undefined;
  /** Those at which the service has found nothing. */
  readonly lost: readonly string[];
}

interface CheckedLinks extends Links {
  /** As it was listed then. A list that is loaded again consists of new objects. */
  readonly document: DocumentSummary;
}

/**
 * Which links of the texts lead nowhere, as far as that is known. The list comes without texts, and other programs write them, too: only a text
 * itself tells, and only the service whether an address has no page.
 */
export class KnownLinks {
  readonly #project: LecternProject;
  readonly #checked = new Map<string, CheckedLinks>();
  /** Answers about one list: what was missing is asked again when the list is loaded again. */
  #lookUp: { readonly newest: DocumentSummary | undefined; readonly answers: LookUp } | undefined;

  constructor(project: LecternProject) {
    this.#project = project;
  }

  /**
   * Ids of documents whose texts are to be read: once for each change, and once for each list that lacks something they link to. Whoever repairs
   * a text may leave its `updated_at` as it was.
   */
  unchecked(documents: readonly DocumentSummary[]): ReadonlySet<string> {
    const there = pagesIn(documents);
    const isChecked = (document: DocumentSummary): boolean => {
      const links = this.#linksOf(document);
      return links?.document === document || links?.slugs?.every((slug) => there[document.visibility].has(slug)) === true;
    };
    return new Set(documents.filter((document) => !isChecked(document)).map(({ id }) => id));
  }

  /** What cannot be read is not asked for again before the list is, and nothing is said about it. */
  async check(document: DocumentSummary, plan: AddressPlan, documents: readonly DocumentSummary[]): Promise<void> {
    const links = await this.#read(document, plan, documents).catch(() => ({ slugs: undefined, lost: [] }));
    this.#checked.set(document.id, { document, ...links });
  }

  async #read({ id, slug, visibility }: DocumentSummary, plan: AddressPlan, documents: readonly DocumentSummary[]): Promise<Links> {
    const lookUp = this.#lookUpFor(documents);
    const { doc } = await this.#project.documents.read(id);
    // With the words in which lost links are told. After an answer, so there is a network.
    const [{ linkedSlugs }] = await Promise.all([import("../links/linked-slugs.ts"), import("../signed-in-parts.ts")]);
    const linked = await linkedSlugs(doc.content, { plan, slug });
    const there = pagesIn(documents)[visibility];
    const found = [...linked].map(([other, slugs]) => ({ other, slugs, known: slugs.find((one) => there.has(one)) }));
    const slugs = found.flatMap(({ known }) => known ?? []);
    const lost: string[] = [];
    for (const link of found.filter(({ known }) => known === undefined).slice(0, mostLookedUp)) {
      const page = await lookUp.findFirst(link.slugs, visibility);
      if (page === undefined) lost.push(link.other);
      else if (there.has(page)) slugs.push(page);
    }
    return { slugs: [...slugs, ...lost], lost };
  }

  /** Slugs that a document links to, but that lead to no live page. A draft may link to other drafts. */
  lost(documents: readonly DocumentSummary[]): (document: DocumentSummary) => readonly string[] {
    const there = pagesIn(documents);
    return (document) => (this.#linksOf(document)?.lost ?? []).filter((slug) => !there[document.visibility].has(slug));
  }

  #linksOf({ id, updated_at: at }: DocumentSummary): CheckedLinks | undefined {
    const links = this.#checked.get(id);
    return links?.document.updated_at === at ? links : undefined;
  }

  #lookUpFor([newest]: readonly DocumentSummary[]): LookUp {
    if (this.#lookUp?.newest !== newest) this.#lookUp = undefined;
    this.#lookUp ??= { newest, answers: new LookUp(this.#project) };
    return this.#lookUp.answers;
  }
}

const pagesIn = (documents: readonly DocumentSummary[]): Readonly<Record<DocumentSummary["visibility"], ReadonlySet<string>>> => ({
  draft: slugsOf(documents),
  live: slugsOf(documents.filter(({ visibility }) => visibility === "live")),
});

const slugsOf = (documents: readonly DocumentSummary[]): ReadonlySet<string> =>
  new Set(documents.map(({ slug }) => slug?.normalize("NFC") ?? ""));
