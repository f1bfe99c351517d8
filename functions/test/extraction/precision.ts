import { foldWords } from "../../src/lib/core/text.ts";
import type { ExtractedProfile } from "../../src/lib/extraction/extraction.ts";
import type { OpeningSpan } from "../../src/lib/extraction/opening-hours.ts";
import { countOf, figuresOf, groups, type ReadSite, scorers } from "./people-score.ts";
import type { ExpectedProfile } from "./expected-profile.ts";

/** Counts of one field over all sites. */
export interface Score {
  readonly field: string;
  /** Sites that say something about it. */
  readonly expected: number;
  readonly given: number;
  readonly right: number;
  readonly wrong: readonly string[];
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

/** A value is right when a person would have written the same, spelling of capitals and punctuation aside; a list when all its entries are. */
export const scoreOf = (cases: readonly Case[]): readonly Score[] => [
  ...textNames.map((field) =>
    count(
      field,
      cases.map(({ expected, profile }) => ({
        host: expected.host,
        wanted: formOf(field, expected.texts[field]),
        found: formOf(field, profile[field]?.value),
      })),
    ),
  ),
  ...listNames.map((field) =>
    count(
      field,
      cases.map(({ expected, profile }) => ({
        host: expected.host,
        wanted: listForm(expected.lists[field]),
        found: listForm(profile[field]?.value),
      })),
    ),
  ),
  count(
    "opening_hours",
    cases.map(({ expected, profile }) => ({
      host: expected.host,
      wanted: expected.hours.toSorted().join("; "),
      found: (profile.opening_times?.value ?? []).map(spanForm).toSorted().join("; "),
    })),
  ),
];

interface Comparison {
  readonly host: string;
  readonly wanted: string;
  readonly found: string;
}

const count = (field: string, comparisons: readonly Comparison[]): Score => ({
  field,
  expected: comparisons.filter(({ wanted }) => wanted !== "").length,
  given: comparisons.filter(({ found }) => found !== "").length,
  right: comparisons.filter(({ wanted, found }) => found !== "" && found === wanted).length,
  wrong: comparisons.filter(({ wanted, found }) => found !== "" && found !== wanted).map(({ host }) => host),
});

/** Digits of a phone number, and letters and digits of all else. */
const formOf = (field: string, text = ""): string => (field === "phone" ? text.replaceAll(/\D/g, "") : foldWords(text));

const listForm = (entries: readonly string[] = []): string => entries.map(foldWords).toSorted().join(" | ");

const spanForm = ({ day, opens, closes }: OpeningSpan): string => `${day} ${clock(opens)}-${clock(closes)}`;

const clock = (minutes: number): string => `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

const percent = (part: number, whole: number): string => (whole === 0 ? "" : `${Math.round((100 * part) / whole)} %`);

/** The tables of the repository. */
export const precisionTable = (
  scores: readonly Score[],
  sites: number,
  people: readonly ReadSite[],
): string => `# How well companies' websites are read

Made by \`node test/extraction/write-precision.ts\`; a test fails when it is out of date. All sites are read without a language model.

## Sites that other people wrote

The ${people.length} sites of \`people-sites/\` were written by people who had not seen the code, in two rounds. One half was looked at while the reader
was made, of the other only these figures; those of the held sites of the first round several times, those of the second round once, when nothing
was changed any more. Precision is how many of the values that are given are right, recall how many of those that a person would write down are
found; lists count by their entries, opening hours by days of the week, and once more as whole weeks.

| Field | ${groups.map((group) => group.name).join(" | ")} |
|---|${groups.map(() => "---:|").join("")}
| Sites | ${groups.map(({ has }) => people.filter(has).length).join(" | ")} |
${Object.keys(scorers)
  .map((field) => `| \`${field}\` | ${groups.map(({ has }) => figuresOf(countOf(field, people.filter(has)))).join(" | ")} |`)
  .join("\n")}

## Our own sites

The ${sites} sites are those of \`fakes/web/sites\`; what a person would write down stands in \`expected-profiles.ts\`. *Right* means the same
text, capitals and punctuation aside, and for lists and hours all of them. The sites were made to be difficult, by the people who made the reader: the
numbers compare versions of it, and say little about the web. Products, selling points and trades are prose, which is left to the model.

| Field | Sites that say it | Given | Right | Precision | Found | Wrong at |
|---|---:|---:|---:|---:|---:|---|
${scores.map(({ field, expected, given, right, wrong }) => `| \`${field}\` | ${expected} | ${given} | ${right} | ${percent(right, given)} | ${percent(right, expected)} | ${wrong.join(", ")} |`).join("\n")}
`;
