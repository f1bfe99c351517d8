const limits = {
  /** 4,096 characters: the text is cut at the next empty line. Reading a part cannot be interrupted. */
  part: 4_096,
  /** 8,192 characters: a longer list, table or paragraph is cut at the end of a line, a longer line after a word. A list takes 30 ms. */
  block: 8_192,
} as const;

/** A Markdown text as parts that can be read one by one, with the same blocks. Linear, whatever the text. */
export const splitMarkdown = (text: string): readonly string[] => {
  const parts: string[] = [];
  let lines: string[] = [];
  let size = 0;
  let fence: string | undefined;
  /** The two lines that make a table of what follows. */
  let head: readonly string[] = [];
  const close = (again: readonly string[]): void => {
    parts.push(lines.join("\n"));
    lines = [...again];
    size = 0;
  };
  for (const line of text.split("\n").flatMap(shortLines)) {
    if (size > 0 && size + line.length > limits.block) close(fence === undefined ? head : [fence]);
    fence = fenceAfter(line, fence);
    if (line.trim() === "") head = [];
    else if (isDelimiterRow(line) && lines.length > 0) head = [...lines.slice(-1), line];
    lines.push(line);
    size += line.length + 1;
    if (size >= limits.part && line.trim() === "" && fence === undefined) close([]);
  }
  return [...parts, lines.join("\n")];
};

/** The fence of code that is open after the line. */
const fenceAfter = (line: string, open: string | undefined): string | undefined => {
  const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
  if (mark === undefined) return open;
  if (open === undefined) return mark;
  return mark.startsWith(open) && line.trim() === mark ? undefined : open;
};

/** `| --- | :-: |` */
const isDelimiterRow = (line: string): boolean =>
  line.length < 1_000 && line.includes("-") && line.includes("|") && /^[\s|:-]+$/.test(line);

const shortLines = (line: string): readonly string[] => {
  if (line.length <= limits.block) return [line];
  const pieces: string[] = [];
  for (let at = 0; at < line.length;) {
    const space = line.lastIndexOf(" ", at + limits.block);
    const end = at + limits.block >= line.length ? line.length : space > at ? space + 1 : at + limits.block;
    pieces.push(line.slice(at, end));
    at = end;
  }
  return pieces;
};
