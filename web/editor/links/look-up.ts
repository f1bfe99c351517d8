import type { DocumentSummary, LecternProject } from "@lectern/client";

type Visibility = DocumentSummary["visibility"];

/** Asks the service what is at an address before a text is said to link to nothing: once for each, for as long as the answers are new enough. */
export class LookUp {
  readonly #project: LecternProject;
  readonly #answers = new Map<string, Promise<boolean>>();
  #agent: Promise<string | undefined> | undefined;

  constructor(project: LecternProject) {
    this.#project = project;
  }

  /** Whether a link leads nowhere. In a draft it may lead to another draft: both may go live. What the service does not answer is not known. */
  async isLost(slug: string, from: Visibility): Promise<boolean> {
    const key = `${from} ${slug}`;
    const answer = this.#answers.get(key) ?? this.#ask(slug, from).catch(() => false);
    this.#answers.set(key, answer);
    return answer;
  }

  async #ask(slug: string, from: Visibility): Promise<boolean> {
    const { documents } = await this.#project.documents.list({ slug, limit: 1, ...(from === "live" && { visibility: from }) });
    return documents.length === 0 && (await (this.#agent ??= this.#readAgent())) !== slug;
  }

  /** Where the voice agent has a page of its own, no document can be. */
  async #readAgent(): Promise<string | undefined> {
    const { live_agent_placement: placement, live_agent_slug: slug } = await this.#project.settings.read();
    return placement === "destination_page" ? slug?.normalize("NFC") : undefined;
  }
}
