import { writeFile } from "node:fs/promises";
import { cleanText } from "../../../src/lib/platform/core/text.ts";
import type { Statistics } from "../../../answers/statistics.ts";
import { describeStatistics, StatisticsQuery, toWeeks } from "../../../src/lib/usage/statistics/read-statistics.ts";
import { findPages, readCounts } from "../../../src/lib/usage/statistics/store.ts";
import { toCsv } from "../../../../web/inbox/statistics/to-csv.ts";
import { propose, type Proposal } from "../change.ts";
import { OperatorError } from "../operator-error.ts";
import { requireNewFile } from "../require-new-file.ts";
import { requireProject } from "../records.ts";
import type { Target } from "../target.ts";

interface ReportOptions {
  readonly weeks?: string;
  readonly until?: string;
  /** A file that does not exist yet. */
  readonly csv?: string;
}

/** What visitors of a project asked, by week and language, and which pages answered. */
export const reportProject = async ({ firestore }: Target, projectId: string, { csv, ...period }: ReportOptions): Promise<Proposal> => {
  await requireProject(firestore, projectId);
  const parsed = StatisticsQuery.safeParse(period);
  if (!parsed.success) throw new OperatorError(parsed.error.issues.map(({ path, message }) => `--${path.join(".")} ${message}.`).join(" "));
  if (csv !== undefined) requireNewFile(csv);
  const weeks = toWeeks(parsed.data, new Date());
  const report = await describeStatistics(findPages, projectId, weeks, await readCounts(projectId, weeks));
  const pages = report.pages.map(
    ({ answered, page_id: id, title, slug }) => `${String(answered).padStart(6)}  ${cleanText(title ?? slug ?? id)}`,
  );
  const lines = [...report.weeks.map(describeWeek), ...(pages.length === 0 ? [] : ["Answers by page:", ...pages])];
  const write = { lines: [`+ ${csv}`], run: async () => writeFile(csv ?? "", toCsv(report), { mode: 0o600, flag: "wx" }) };
  return propose({
    work: csv === undefined ? [] : [write],
    result: { project: projectId, ...report },
    sentence: csv === undefined ? lines.join("\n") || `Nothing was counted in ${projectId}.` : `The counts of ${projectId} are in ${csv}.`,
  });
};

const describeWeek = ({ week, language, transfers, ...others }: Statistics["weeks"][number]): string => {
  const { conversations, answered_from_pages, answered_by_team, passed_on, messages, thumbs_up, thumbs_down } = others;
  const counts = { conversations, answered_from_pages, answered_by_team, passed_on, messages, thumbs_up, thumbs_down };
  const counted = Object.entries({ ...counts, ...transfers }).filter(([, count]) => count > 0);
  return `${week}  ${language.padEnd(7)} ${counted.map(([what, count]) => `${what.replaceAll("_", " ")} ${count}`).join(", ")}`;
};
