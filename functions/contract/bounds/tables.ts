/** Rows of a Markdown table. */
export const tableOf = (head: readonly string[], rows: readonly (readonly string[])[]): readonly string[] =>
  [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`);

export const formatNumber = (count: number): string => count.toLocaleString("en-US");

const units = ["bytes", "KiB", "MiB", "GiB"] as const;

export const formatBytes = (bytes: number): string => {
  const step = bytes === 0 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10));
  return `${formatNumber(Math.round((bytes / 1024 ** step) * 10) / 10)} ${units[step] ?? ""}`;
};
