import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type FromHtml, htmlToMarkdown } from "../../../web/markdown/from-html/html-to-markdown.ts";
import { repositoryDir } from "../../local/stack/paths.ts";

export const clipboardsDir = join(repositoryDir, "evals/clipboards");

interface Difference {
  readonly name: string;
  readonly expected: string;
  readonly got: string;
}

/** The HTML files of a folder, and what they become. */
export async function readClipboards(folder: string): Promise<readonly { readonly name: string; readonly pasted: FromHtml }[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".html")).sort();
  return Promise.all(names.map(async (name) => ({ name, pasted: htmlToMarkdown(await readFile(join(folder, name), "utf8")) })));
}

/** Compares what they become with the Markdown of the same name, which a careful person has typed. */
export async function measureClipboards(folder: string): Promise<{ readonly count: number; readonly differences: readonly Difference[] }> {
  const pairs = await Promise.all(
    (await readClipboards(folder)).map(async ({ name, pasted }): Promise<Difference> => {
      const expected = await readFile(join(folder, name.replace(/html$/, "md")), "utf8");
      return { name, expected: expected.trimEnd(), got: pasted.markdown.trimEnd() };
    }),
  );
  return { count: pairs.length, differences: pairs.filter(({ expected, got }) => expected !== got) };
}

export function renderDifferences(count: number, differences: readonly Difference[]): string {
  const each = differences.map(({ name, expected, got }) => `=== ${name}\n--- expected\n${expected}\n--- became\n${got}\n`);
  return [...each, `${count - differences.length} of ${count} as expected`].join("\n");
}
