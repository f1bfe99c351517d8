/** Stands for the number of an item that counts on from the one above: a character that no text has. */
const counted = "\uE000";

const item = /^(\s*)(\d{1,9}|\uE000)([.)]\s.*|[.)])$/s;

/** Goes through the items of a text, with the number that each would have if it counted on from the one above. */
const mapItems = (text: string, numberOf: (written: string, next: number | undefined) => string): string => {
  /** The number of the last item, by its depth. */
  const last = new Map<number, number>();
  return text
    .split("\n")
    .map((line) => {
      if (line.trim() === "") return line;
      const [, indent, written, rest] = item.exec(line) ?? [];
      const depth = indent?.length ?? line.length - line.trimStart().length;
      for (const other of last.keys()) if (other > depth || (other === depth && written === undefined)) last.delete(other);
      if (indent === undefined || written === undefined) return line;
      const before = last.get(depth);
      const next = before === undefined ? undefined : before + 1;
      last.set(depth, written === counted ? (next ?? 1) : Number(written));
      return indent + numberOf(written, next) + (rest ?? "");
    })
    .join("\n");
};

/** A new item changes no number below it then. */
export const uncount = (text: string): string => mapItems(text, (written, next) => (Number(written) === next ? counted : written));

export const count = (text: string): string => mapItems(text, (written, next) => (written === counted ? String(next ?? 1) : written));
