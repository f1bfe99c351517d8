/** Secrets that must not appear in a report: those of the deployment, and those received during a run. */
export class Secrecy {
  readonly #values = new Set<string>();

  /** Shorter ones could be part of ordinary words. */
  static readonly shortest = 6;

  /** Remembers a secret, and returns it. */
  keep(value: string): string {
    if (value.trim().length >= Secrecy.shortest) this.#values.add(value.trim());
    return value;
  }

  hide(text: string): string {
    return [...this.#values]
      .toSorted((a, b) => b.length - a.length)
      .flatMap((value) => [value, encodeURIComponent(value)])
      .reduce((hidden, value) => hidden.replaceAll(value, "[secret]"), text);
  }

  /** For tests, which search for each of them. */
  values(): readonly string[] {
    return [...this.#values];
  }
}
