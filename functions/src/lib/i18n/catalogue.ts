/**
 * A string with its placeholders filled in. A placeholder without a value stays visible. A value that itself ends in a full stop, such as
 * "Novák s.r.o.", gets no second one.
 */
export const fill = (template: string, values: Readonly<Record<string, string>> = {}): string =>
  template.replaceAll(/\{(\w+)\}([.。।۔]?)(?!\S)|\{(\w+)\}/g, (place, last: string | undefined, stop: string, within: string) => {
    if (last === undefined) return values[within] ?? place;
    const value = values[last];
    return value === undefined ? place : /[.…。।۔!！?？؟]$/.test(value) ? value : `${value}${stop}`;
  });

/** "a, b and c" in a language. */
export const listOf = (language: string, items: readonly string[], type: "conjunction" | "disjunction" = "conjunction"): string => {
  const [only = "", ...others] = items;
  return others.length === 0 ? only : new Intl.ListFormat([language, "en"], { type }).format(items);
};
