import { importAgain } from "./import-again.ts";

/** A part that is loaded on demand. After a failure it is tried again, but not at once. */
export class PartOnDemand<Module, Part> {
  readonly #load: () => Promise<Module>;
  readonly #make: (module: Module) => Part;
  readonly #onLoaded: () => void;
  #part: Part | undefined;
  #nextMs = 0;

  constructor(load: () => Promise<Module>, make: (module: Module) => Part, onLoaded: () => void) {
    this.#load = load;
    this.#make = make;
    this.#onLoaded = onLoaded;
  }

  /** Undefined until it is loaded. */
  get part(): Part | undefined {
    if (this.#part === undefined && performance.now() >= this.#nextMs) {
      this.#nextMs = performance.now() + pauseMs;
      void this.#begin();
    }
    return this.#part;
  }

  async #begin(): Promise<void> {
    try {
      this.#part = this.#make(await importAgain(this.#load));
      this.#onLoaded();
    } catch (error) {
      reportError(error);
    }
  }
}

/** 10 s */
const pauseMs = 10_000;
