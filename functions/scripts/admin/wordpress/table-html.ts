import { parseJson } from "../../../src/lib/platform/core/unknown-record.ts";
import type { WxrItem } from "./wxr-item.ts";

/** Rows as TablePress stores them: an array of cells each, with HTML. */
export const tableHtml = ({ content, hasHead }: WxrItem): string => {
  const rows = parseJson(content);
  const written = (Array.isArray(rows) ? rows : []).map((row: unknown, index) => {
    const tag = hasHead && index === 0 ? "th" : "td";
    const cells = (Array.isArray(row) ? row : []).map((cell) => String(cell).replace(/^#(?:col|row)?span#$/, ""));
    return `<tr>${cells.map((cell) => `<${tag}>${cell.replaceAll("\n", "<br>")}</${tag}>`).join("")}</tr>`;
  });
  return `<table>${written.join("")}</table>`;
};
