import { join } from "node:path";
import { evalsDir } from "../../local/stack/paths.ts";
import { foldWords } from "../../src/lib/platform/core/text.ts";
import type { ExtractedProfile } from "../../src/lib/onboarding/extraction/extraction.ts";
import type { OpeningSpan } from "../../src/lib/platform/core/opening-hours.ts";
import { countOf, figuresOf, groups, type ReadSite, scorers } from "./people-score.ts";
import type { ExpectedProfile } from "./expected-profile.ts";

export const precisionFile = join(evalsDir, "sites.md");

/** Counts of one field over all sites. */
interface Score {
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

export interface Measured {
  readonly own: readonly Case[];
  readonly people: readonly ReadSite[];
}

/** The tables in the repository. */
export const precisionTable = ({ own, people }: Measured): string => {
  const columns = groups.map(({ name, has }) => ({ name, sites: people.filter(has) }));
  const row = (...cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  return `# How well companies' websites are read

Made by \`npm --prefix functions run evals\`; a test fails when it is out of date.

Another language model answered in Gemini's place: it saw the request of production (\`write-prompts.ts\`) and nothing else, once for each site, and code
checked its answers (\`answers/\`). Without a model, code says nothing about a company but its URL and the languages that its pages declare.

## Sites that other people wrote

The ${people.length} sites of \`sites/\` were written by people who had not seen the code. Those under *tune* may be looked at; of the others only these figures are known.
Those of *round 5* came from people who had seen neither code nor prompts; they were counted once, when the work was done. Cells are precision / recall: how many of the values that are given are
right, and how many of those that a person would write down are found. Lists count by their entries, opening hours by days of the week, and once more as whole weeks.

Authors note some of what a company offers. Values that they had not noted were judged by two others, who saw the site and the value alone: 99 of 100 were
right; of 88 wrong ones that had been mixed in, they took 3 for right.

${row("Field", ...columns.map(({ name }) => name))}
|---|${columns.map(() => "---:|").join("")}
${row("Sites", ...columns.map(({ sites }) => String(sites.length)))}
${Object.keys(scorers)
  .map((field) => row(`\`${field}\``, ...columns.map(({ sites }) => figuresOf(countOf(field, sites)))))
  .join("\n")}

${ownTable(own)}`;
};

/** Its last part. */
export const ownTable = (own: readonly Case[]): string => {
  const row = (...cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  return `## Our own sites

The ${own.length} sites are those of \`fakes/web/sites\`; what a person would write down stands in \`expected-profiles.ts\`. *Right* means the same
text, capitals and punctuation aside, and for lists and hours all of them: the numbers compare versions of the reader, and say little about the web.

| Field | Sites that say it | Given | Right |
|---|---:|---:|---:|
${scoreOf(own)
  .map(({ field, expected, given, right }) => row(`\`${field}\``, ...[expected, given, right].map(String)))
  .join("\n")}
`;
};
