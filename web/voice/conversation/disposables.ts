import { attempt } from "./attempt.ts";

/** What was opened, released backwards. Until every browser has `DisposableStack`. */
export class Disposables {
  readonly #releases: (() => void)[] = [];

  /** Registers how to release it, and gives it back. */
  own<Resource>(resource: Resource, release: (resource: Resource) => void): Resource {
    this.#releases.push(() => release(resource));
    return resource;
  }

  /** One failure does not skip the rest. */
  release(): void {
    for (const release of this.#releases.splice(0).toReversed()) attempt(release);
  }
}
