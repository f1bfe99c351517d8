/** Secrets that must not appear in a report: those of the deployment, and those that a run has been given. */
export class Secrecy {
  readonly #values = new Set<string>();

  /** Shorter ones could be part of ordinary words. */
  static readonly shortest = 6;

  /** Remembers a secret, and gives it back. */
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

  /** For tests, which look for each of them. */
  values(): readonly string[] {
    return [...this.#values];
  }
}
