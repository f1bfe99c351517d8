/** A command of a document, in words. */
export interface DocumentedCommand {
  readonly words: readonly string[];
  /** Named in a sentence, where its arguments may be left out. */
  readonly isMention: boolean;
}

/** Programs whose commands are read, and where a sentence may name them. */
const programs = ["npm", "firebase", "admin"];

/** Every command of a document: those of its blocks, and those that a sentence names. */
export const commandsOf = (markdown: string): readonly DocumentedCommand[] => {
  const blocks = [...markdown.matchAll(/^ *```\n([\s\S]*?)^ *```$/gm)].map(([, block = ""]) => block);
  const sentences = markdown.replaceAll(/^ *```[\s\S]*?^ *```$/gm, "");
  const mentions = [...sentences.matchAll(/`([^`\n]+)`/g)]
    .map(([, code = ""]) => code)
    .filter((code) => programs.some((program) => code.startsWith(`${program} `)) || code.includes("&& npm "));
  return [...blocks.flatMap(linesOf).flatMap((line) => toCommands(line, false)), ...mentions.flatMap((line) => toCommands(line, true))];
};

/** Lines as a shell reads them: what a document between `<<'END'` and `END` says is no command. */
const linesOf = (block: string): readonly string[] =>
  block
    .replaceAll(/<<'(\w+)'\n[\s\S]*?^ *\1$/gm, "")
    .replaceAll(/\\\n/g, " ")
    .split("\n");

/** Quoted, a placeholder such as `<project ID>`, what puts commands together, a comment, or a word. */
const token = /"(?:[^"\\]|\\.)*"|'[^']*'|\$\([^)]*\)|<[^>]+>|&&|[;|]|(?<=^|\s)#.*$|(?:[^\s"';|&<$]|\$(?!\())+/g;

const toCommands = (line: string, isMention: boolean): readonly DocumentedCommand[] =>
  (line.match(token) ?? [])
    .filter((word) => !word.startsWith("#"))
    .reduce<readonly (readonly string[])[]>(
      ([current = [], ...before], word) => (/^(?:&&|[;|])$/.test(word) ? [[], current, ...before] : [[...current, word], ...before]),
      [[]],
    )
    .toReversed()
    .map((words) => words.filter((word, at) => at > 0 || word !== "do").map(unquoted))
    .filter((words) => words.length > 0)
    .map((words) => ({ words, isMention }));

const unquoted = (word: string): string => word.replaceAll(/^(["'])(.*)\1$/g, "$2");
