import { foldWords } from "../../src/lib/core/text.ts";
import type { ExtractedProfile } from "../../src/lib/extraction/extraction.ts";
import type { OpeningSpan } from "../../src/lib/core/opening-hours.ts";
import { countOf, figuresOf, groups, type ReadSite, scorers } from "./people-score.ts";
import type { ExpectedProfile } from "./expected-profile.ts";

/** Counts of one field over all sites. */
export interface Score {
  readonly field: string;
  /** Sites that say something about the field. */
  readonly expected: number;
  readonly given: number;
  readonly right: number;
}

export interface Case {
  readonly expected: ExpectedProfile;
  readonly profile: ExtractedProfile;
}

const textNames = [
  "name",
  "phone",
  "email",
  "address",
  "primary_language",
  "service_area",
  "summary",
  "industry",
  "target_audience",
] as const;
const listNames = ["languages", "products_services", "unique_selling_points"] as const;

/** A value is right if it equals what a person would have written, apart from capitals and punctuation; a list if all its entries are. */
const scoreOf = (cases: readonly Case[]): readonly Score[] => [
  ...textNames.map((field) =>
    count(
      field,
      cases.map(({ expected, profile }) => ({
        wanted: formOf(field, expected.texts[field]),
        found: formOf(field, profile[field]?.value),
      })),
    ),
  ),
  ...listNames.map((field) =>
    count(
      field,
      cases.map(({ expected, profile }) => ({
        wanted: listForm(expected.lists[field]),
        found: listForm(profile[field]?.value),
      })),
    ),
  ),
  count(
    "opening_hours",
    cases.map(({ expected, profile }) => ({
      wanted: expected.hours.toSorted().join("; "),
      found: (profile.opening_times?.value ?? []).map(spanForm).toSorted().join("; "),
    })),
  ),
];

interface Comparison {
  readonly wanted: string;
  readonly found: string;
}

const count = (field: string, comparisons: readonly Comparison[]): Score => ({
  field,
  expected: comparisons.filter(({ wanted }) => wanted !== "").length,
  given: comparisons.filter(({ found }) => found !== "").length,
  right: comparisons.filter(({ wanted, found }) => found !== "" && found === wanted).length,
});

/** The form that is compared: the last digits of a phone number, a language without its region, otherwise letters and digits. */
const formOf = (field: string, text = ""): string => {
  if (field === "phone") return text.replaceAll(/\D/g, "").slice(-comparedDigits);
  return foldWords(field === "primary_language" ? (text.split("-")[0] ?? "") : text);
};

const comparedDigits = 7;

const listForm = (entries: readonly string[] = []): string => entries.map(foldWords).toSorted().join(" | ");

const spanForm = ({ day, opens, closes }: OpeningSpan): string => `${day} ${clock(opens)}-${clock(closes)}`;

const clock = (minutes: number): string => `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** The results before decision 032, with rules for text and without a model, by group of sites. */
const before: Readonly<Record<string, readonly string[]>> = {
  name: ["1.00 / 0.97", "0.92 / 0.92", "0.92 / 0.86"],
  phone: ["1.00 / 1.00", "1.00 / 1.00", "0.64 / 0.50"],
  email: ["1.00 / 1.00", "0.96 / 0.92", "0.75 / 0.69"],
  address: ["1.00 / 1.00", "0.96 / 0.92", "0.46 / 0.43"],
  opening_hours: ["1.00 / 0.94", "0.95 / 0.96", "0.55 / 0.43"],
  "opening_hours, whole weeks": ["1.00 / 0.95", "0.91 / 0.91", "0.40 / 0.31"],
  primary_language: ["1.00 / 1.00", "1.00 / 1.00", "1.00 / 1.00"],
  languages: ["1.00 / 0.80", "1.00 / 0.75", "1.00 / 0.74"],
  products_services: ["– / 0.00", "– / 0.00", "1.00 / 0.06"],
  industry: ["– / 0.00", "– / 0.00", "– / 0.00"],
  service_area: ["1.00 / 0.04", "1.00 / 0.07", "– / 0.00"],
  summary: ["0.97 / 0.97", "0.92 / 0.92", "0.79 / 0.79"],
};

export interface Measured {
  readonly own: readonly Case[];
  readonly people: readonly ReadSite[];
}

/** The tables in the repository. */
export const precisionTable = (without: Measured, withModel: Measured): string => {
  const shown = groups.filter(({ has }) => without.people.some(has));
  const columns = shown.flatMap(({ name, has }, at) => [
    { title: `${name}, before`, cell: (field: string) => before[field]?.[at] ?? "" },
    { title: `${name}, without`, cell: (field: string) => figuresOf(countOf(field, without.people.filter(has))) },
    { title: `${name}, with`, cell: (field: string) => figuresOf(countOf(field, withModel.people.filter(has))) },
  ]);
  const row = (...cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  const [scores, scoresWith] = [scoreOf(without.own), scoreOf(withModel.own)];
  return `# How well companies' websites are read

Made by \`node test/extraction/write-precision.ts\`; a test fails when it is out of date.

*Without* a model only what a page says to programs counts. *With* a model another language model answered in Gemini's place: it saw the request of
production (\`write-prompts.ts\`) and nothing else, once for each site, and code checked its answers (\`recorded-answers/\`). *Before* is the reader of
text that these two replaced, without a model.

## Sites that other people wrote

The ${without.people.length} sites of \`people-sites/\` were written by people who had not seen the code. Those under *tune* may be looked at; of the others only these
figures are known. Those of *round 4* came from people who had seen neither code nor prompts; they were counted once, when the work was done. Cells are precision / recall: how many of the values that are given are right, and how many of those that a person would write
down are found. Lists count by their entries, opening hours by days of the week, and once more as whole weeks.

${row("Field", ...columns.map(({ title }) => title))}
|---|${columns.map(() => "---:|").join("")}
${row("Sites", ...shown.flatMap(({ has }) => Array.from({ length: 3 }, () => String(without.people.filter(has).length))))}
${Object.keys(scorers)
  .map((field) => row(`\`${field}\``, ...columns.map(({ cell }) => cell(field))))
  .join("\n")}

## Our own sites

The ${without.own.length} sites are those of \`fakes/web/sites\`; what a person would write down stands in \`expected-profiles.ts\`. *Right* means the same
text, capitals and punctuation aside, and for lists and hours all of them: the numbers compare versions of the reader, and say little about the web.

| Field | Sites that say it | Given without | Right | Given with | Right |
|---|---:|---:|---:|---:|---:|
${scores
  .map(({ field, expected, given, right }, at) =>
    row(`\`${field}\``, ...[expected, given, right, scoresWith[at]?.given ?? 0, scoresWith[at]?.right ?? 0].map(String)),
  )
  .join("\n")}
`;
};
