import { extractionLimits } from "./limits.ts";
import { machineLines } from "./machine-lines.ts";
import type { PageFacts } from "./page-facts.ts";

/** The part of a page that a model is shown, and that its quotations are looked for in. */
export interface ShownPage {
  readonly url: string;
  /** In the order of the page, a line for each block. */
  readonly text: string;
  /** What the page says to programs. */
  readonly machine_readable: string;
}

/** As much of each page as is likely to say something new: the frame of a site and its structured data are shown where they come first. */
export const showPages = (pages: readonly PageFacts[]): readonly ShownPage[] => {
  const shown = new Set<string>();
  let textLeft: number = extractionLimits.siteTextLength;
  let dataLeft: number = extractionLimits.siteDataLength;
  return pages.map((page) => {
    const lines = page.lines.filter((line) => !line.aside || !shown.has(line.text)).map((line) => line.text);
    const whole = lines.join("\n");
    const text = shown.has(whole) ? "" : withoutMiddle(whole, Math.min(textLeft, extractionLimits.pageTextLength));
    const machine = machineLines(page)
      .filter((line) => !shown.has(line))
      .join("\n")
      .slice(0, dataLeft);
    textLeft -= text.length;
    dataLeft -= machine.length;
    for (const line of [...lines, whole, ...machine.split("\n")]) shown.add(line);
    return { url: page.url, text, machine_readable: machine };
  });
};

/** The end of a page has the footer, where companies write how they are reached. */
const withoutMiddle = (text: string, longest: number): string => {
  if (text.length <= longest) return text;
  const end = Math.floor(longest / 4);
  return `${text.slice(0, Math.max(0, longest - end - 1))}\n${text.slice(text.length - end)}`.slice(0, longest);
};

/** All that was shown of a page. */
export const textOf = ({ text, machine_readable: machine }: ShownPage): string => `${text}\n${machine}`;
