/**
 * A unit of the day that was counted. Whoever asks a service that costs money, or that is shared with others, has to show it, so the compiler
 * refuses a request that nobody counted: only the counting makes one. A dial has none: it is of a stored transfer, which was counted with it.
 */
export class Spent<Unit extends string> {
  readonly #unit: Unit;

  constructor(unit: Unit) {
    this.#unit = unit;
  }

  get unit(): Unit {
    return this.#unit;
  }
}
