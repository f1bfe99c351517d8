import { foldText } from "../../core/text.ts";
import { nameKey } from "./name-key.ts";
import { namedLanguages, namingLanguages, widelyNamedLanguages } from "./named-languages.ts";

/** Names of languages by their key, with the tags that each may mean. */
export type NameTable = ReadonlyMap<string, readonly string[]>;

/** Built when first needed, then kept: it never changes. */
const kept = new Map<string, NameTable>();

const keep = (name: string, build: () => NameTable): NameTable => {
  const table = kept.get(name) ?? build();
  kept.set(name, table);
  return table;
};

/** The names of all languages in one language, which must exist. In English where Node has no name. Takes 1 ms. */
export const namesIn = (language: string): NameTable => {
  const names = new Intl.DisplayNames([language, "en"], { type: "language" });
  return keep(`in ${names.resolvedOptions().locale}`, () => toTable(namesOf(names.resolvedOptions().locale)));
};

/** The names of all languages in themselves. Takes 3 ms. */
export const ownNames = (): NameTable =>
  keep("own", () =>
    toTable(namedLanguages.filter((tag) => Intl.DisplayNames.supportedLocalesOf([tag]).length > 0).flatMap((tag) => namesOf(tag, [tag]))),
  );

/** The names of languages in all major languages of this text's script. Takes 60 ms for Latin, 20 ms for others. */
export const namesInAll = (text: string): NameTable => {
  const script = scriptOf(text);
  const inScript = (language: string): boolean => scriptOf(ownNameOf(language)) === script;
  return keep(`all ${script}`, () =>
    toTable(namingLanguages.filter(inScript).flatMap((language) => namesOf(language, widelyNamedLanguages))),
  );
};

/** The same without accents. */
export const allWithoutAccents = (text: string): NameTable =>
  keep(`all ${scriptOf(text)} without accents`, () => withoutAccents(namesInAll(text)));

/** Scripts that several languages share. All others are searched together. */
const scripts = ["Latin", "Cyrillic", "Arabic", "Hebrew", "Devanagari"].map(
  (name) => [name, new RegExp(`\\p{Script=${name}}`, "u")] as const,
);

const scriptOf = (text: string): string => scripts.find(([, letter]) => letter.test(text))?.[0] ?? "others";

const ownNameOf = (language: string): string => new Intl.DisplayNames([language], { type: "language" }).of(language) ?? "";

/** The names of a table without accents. */
export const withoutAccents = (table: NameTable): NameTable =>
  toTable(
    table
      .entries()
      .flatMap(([key, tags]) => tags.map((tag) => [foldText(key), tag] as const))
      .toArray(),
  );

type Named = readonly [name: string, tag: string];

const namesOf = (language: string, tags = namedLanguages): readonly Named[] => {
  // `British English`, and `English (United Kingdom)`.
  const styles = (["dialect", "standard"] as const).map(
    (languageDisplay) => new Intl.DisplayNames([language], { type: "language", fallback: "none", languageDisplay }),
  );
  return tags.flatMap((tag) =>
    (tag.includes("-") ? styles : styles.slice(0, 1)).flatMap((names): readonly Named[] => {
      const name = names.of(tag);
      return name === undefined ? [] : [[nameKey(name), tag]];
    }),
  );
};

const toTable = (names: readonly Named[]): NameTable => {
  const table = new Map<string, readonly string[]>();
  for (const [key, tag] of names) {
    const tags = table.get(key) ?? [];
    if (!tags.includes(tag)) table.set(key, [...tags, tag]);
  }
  return table;
};
