import { foldWords } from "../core/text.ts";
import { type ExtractedField, type ExtractedProfile, listFields, textFields } from "./extraction.ts";
import { extractionLimits } from "./limits.ts";
import type { PageFacts } from "./page-facts.ts";
import { wordsOnPages } from "./verbatim.ts";

type ReadPage = (url: string) => Promise<PageFacts | undefined>;

/** What a model says that others say about a company. It counts only where it stands word for word on the page that the model names, and that page names the company. */
export const verifySearch = async (profile: ExtractedProfile, company: string, readPage: ReadPage): Promise<ExtractedProfile> => {
  const entries = [...textFields, ...listFields].flatMap((field) => profile[field] ?? []);
  const urls = new Set(entries.flatMap(({ source }) => (source.kind === "search" && source.url !== null ? [source.url] : [])));
  const asked = [...urls].slice(0, extractionLimits.searchPages);
  const pages = new Map(await Promise.all(asked.map(async (url) => [url, await readPage(url)] as const)));
  const keep = ({ source: { kind, url } }: ExtractedField<unknown>, values: readonly string[]): readonly string[] => {
    if (kind !== "search") return values;
    const page = url === null ? undefined : pages.get(url);
    return page === undefined || !namesCompany(page, company) ? [] : wordsOnPages(values, [page]);
  };
  const texts = textFields.flatMap((field) => {
    const entry = profile[field];
    const [value] = entry === undefined ? [] : keep(entry, [entry.value]);
    return entry === undefined || value === undefined ? [] : [[field, { ...entry, value }] as const];
  });
  const lists = listFields.flatMap((field) => {
    const entry = profile[field];
    const value = entry === undefined ? [] : keep(entry, entry.value);
    return entry === undefined || value.length === 0 ? [] : [[field, { ...entry, value }] as const];
  });
  return { ...Object.fromEntries(texts), ...Object.fromEntries(lists) };
};

/** The first word of the name, and half of all: "FJORD BAKERI AS" is "Fjord Bakeri" on most pages. */
const namesCompany = ({ title, lines }: PageFacts, company: string): boolean => {
  const words = foldWords(company).split(" ");
  const there = new Set(foldWords([title, ...lines.map(({ text }) => text)].join(" ")).split(" "));
  const [first = ""] = words;
  return there.has(first) && words.filter((word) => there.has(word)).length * 2 >= words.length;
};
