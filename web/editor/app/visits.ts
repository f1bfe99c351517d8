import type { Lectern, LecternProject } from "@lectern/client";
import { KnownPages } from "../list/known-pages.ts";
import { noFacts, readSiteFacts, type SiteFacts } from "./site-facts.ts";

/** A project while somebody works on it. */
export interface Visit {
  readonly project: LecternProject;
  readonly pages: KnownPages;
  readonly site: SiteFacts;
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
    const visit: Visit = { project, pages: new KnownPages(project), site: noFacts };
    this.#visits.set(projectId, visit);
    void this.#ask(projectId, visit);
    return visit;
  }

  async #ask(projectId: string, visit: Visit): Promise<void> {
    try {
      const site = await readSiteFacts(visit.project);
      this.#visits.set(projectId, { ...visit, site });
      this.#onChange();
    } catch {
      // no permission, or no network: the page says so where it matters
    }
  }
}
