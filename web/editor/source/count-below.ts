/** The items below, and how they count on: a list whose numbers do not count up would be a paragraph. */
export function countBelow(text: string, before: string, first: number, next: number): readonly [string, string] {
  const lines = text.split("\n");
  const counted = lines.slice(0, 1);
  let [count, last] = [0, 0];
  for (const line of lines.slice(1)) {
    const rest = line.startsWith(before) ? line.slice(before.length) : line.trimEnd() === before.trimEnd() ? "" : "x";
    const number = /^\d{1,9}(?=[.)]\s)/.exec(rest)?.[0];
    if (number === undefined ? /^\S/.test(rest) : Number(number) !== first + count) break;
    if (number !== undefined) last = counted.length;
    counted.push(number === undefined ? line : before + String(next + count++) + rest.slice(number.length));
  }
  return last === 0 ? ["", ""] : [lines.slice(0, last + 1).join("\n"), counted.slice(0, last + 1).join("\n")];
}
