import { isLecternError, type Lectern, type LecternProject } from "@lectern/client";
import { countOpen } from "../../shared/app/count-open.ts";
import { KnownPages } from "../site/known-pages.ts";
import { noFacts, readSiteFacts, type SiteFacts } from "../site/site-facts.ts";

/** A project while somebody works on it. */
export interface Visit {
  readonly project: LecternProject;
  readonly pages: KnownPages;
  readonly site: SiteFacts;
  /** Whether the service has refused it to this person. */
  readonly isRefused: boolean;
  /** How many items of the inbox wait. */
  readonly waiting: string;
}

/** One person's open projects: known data is kept while they are elsewhere. */
export class Visits {
  readonly #lectern: Lectern;
  readonly #onChange: () => void;
  readonly #visits = new Map<string, Visit>();

  constructor(lectern: Lectern, onChange: () => void) {
    this.#lectern = lectern;
    this.#onChange = onChange;
  }

  of(projectId: string): Visit {
    const known = this.#visits.get(projectId);
    if (known !== undefined) return known;
    const project = this.#lectern.project(projectId);
    const visit: Visit = { project, pages: new KnownPages(project), site: noFacts, isRefused: false, waiting: "" };
    this.#visits.set(projectId, visit);
    void this.#ask(projectId, visit);
    void countOpen(project).then((waiting) => this.#keep(projectId, { waiting }));
    return visit;
  }

  #keep(projectId: string, news: Partial<Visit>): void {
    const visit = this.#visits.get(projectId);
    if (visit !== undefined) this.#visits.set(projectId, { ...visit, ...news });
    this.#onChange();
  }

  async #ask(projectId: string, visit: Visit): Promise<void> {
    try {
      const site = await readSiteFacts(visit.project);
      this.#keep(projectId, { site });
    } catch (error) {
      // Without a network the page says so where it matters.
      if (isLecternError(error, "forbidden")) this.#keep(projectId, { isRefused: true });
    }
  }
}
