import { attempt } from "../../shared/attempt.ts";

/** Opened resources, released in reverse order. Until every browser has `DisposableStack`. */
export class Disposables {
  readonly #releases: (() => void)[] = [];

  /** Registers a resource with its release, and returns it. */
  own<Resource>(resource: Resource, release: (resource: Resource) => void): Resource {
    this.#releases.push(() => release(resource));
    return resource;
  }

  /** A failure does not skip the rest. */
  release(): void {
    for (const release of this.#releases.splice(0).toReversed()) attempt(release);
  }
}
