import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { htmlToMarkdown } from "../../../web/markdown/from-html/html-to-markdown.ts";
import { repositoryDir } from "../../scripts/stack/paths.ts";

export const clipboardsDir = join(repositoryDir, "evals/clipboards");

export interface Difference {
  readonly name: string;
  readonly expected: string;
  readonly got: string;
}

/** Compares what the HTML files of a folder become with the Markdown of the same name, which a careful person has typed. */
export async function measureClipboards(folder: string): Promise<{ readonly count: number; readonly differences: readonly Difference[] }> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".html")).sort();
  const pairs = await Promise.all(
    names.map(async (name): Promise<Difference> => {
      const html = await readFile(join(folder, name), "utf8");
      const expected = await readFile(join(folder, name.replace(/html$/, "md")), "utf8");
      return { name, expected: expected.trimEnd(), got: htmlToMarkdown(html).markdown.trimEnd() };
    }),
  );
  return { count: pairs.length, differences: pairs.filter(({ expected, got }) => expected !== got) };
}

export function renderDifferences(count: number, differences: readonly Difference[]): string {
  const each = differences.map(({ name, expected, got }) => `=== ${name}\n--- expected\n${expected}\n--- became\n${got}\n`);
  return [...each, `${count - differences.length} of ${count} as expected`].join("\n");
}
