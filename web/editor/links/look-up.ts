import type { DocumentSummary, LecternProject } from "@lectern/client";

type Visibility = DocumentSummary["visibility"];

/** Asks the service what is at an address before a text is said to link to nothing: once for each, for as long as the answers are new enough. */
export class LookUp {
  readonly #project: LecternProject;
  readonly #answers = new Map<string, Promise<string | undefined>>();
  #agent: Promise<string | undefined> | undefined;

  constructor(project: LecternProject) {
    this.#project = project;
  }

  /**
   * The slug of the page that a link leads to, which is another one where the site redirects; undefined where it leads nowhere. In a draft it may
   * lead to another draft: both may go live. What the service does not answer is not known, and counts as found.
   */
  async findPage(slug: string, from: Visibility): Promise<string | undefined> {
    const key = `${from} ${slug}`;
    const answer = this.#answers.get(key) ?? this.#ask(slug, from).catch(() => slug);
    this.#answers.set(key, answer);
    return answer;
  }

  /** The first that is found of the slugs that one link may lead to. */
  async findFirst(slugs: readonly string[], from: Visibility): Promise<string | undefined> {
    for (const slug of slugs) {
      const found = await this.findPage(slug, from);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  async #ask(slug: string, from: Visibility): Promise<string | undefined> {
    const found = await this.#project.documents.list({ slug, limit: 1, ...(from === "live" && { visibility: from }) });
    if (found.documents.length > 0) return slug;
    return found.redirects_to?.[0]?.slug.normalize("NFC") ?? ((await (this.#agent ??= this.#readAgent())) === slug ? slug : undefined);
  }

  /** Where the voice agent has a page of its own, no document can be. */
  async #readAgent(): Promise<string | undefined> {
    const { live_agent_placement: placement, live_agent_slug: slug } = await this.#project.settings.read();
    return placement === "destination_page" ? slug?.normalize("NFC") : undefined;
  }
}
