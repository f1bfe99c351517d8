/** A command in a document, split into words. */
export interface DocumentedCommand {
  readonly words: readonly string[];
  /** Mentioned in a sentence, where its arguments may be left out. */
  readonly isMention: boolean;
}

/** Programs whose commands are recognised in sentences, too. */
const programs = ["npm", "firebase", "gcloud", "admin"];

/** With its language, if it has one. */
const codeBlock = /^ *```(\w*)\n([\s\S]*?)^ *```$/gm;

/** Every command in a document: those in code blocks without a language, and those that a sentence mentions. */
export const commandsOf = (markdown: string): readonly DocumentedCommand[] => {
  const blocks = [...markdown.matchAll(codeBlock)].flatMap(([, language, block = ""]) => (language === "" ? [block] : []));
  const sentences = markdown.replaceAll(codeBlock, "");
  const mentions = [...sentences.matchAll(/`([^`\n]+)`/g)]
    .map(([, code = ""]) => code)
    .filter((code) => programs.some((program) => code.startsWith(`${program} `)) || code.includes("&& npm "));
  return [...blocks.flatMap(linesOf).flatMap((line) => toCommands(line, false)), ...mentions.flatMap((line) => toCommands(line, true))];
};

/** Lines as a shell reads them: a here-document between `<<'END'` and `END` contains no commands. */
const linesOf = (block: string): readonly string[] =>
  block
    .replaceAll(/<<'(\w+)'\n[\s\S]*?^ *\1$/gm, "")
    .replaceAll(/\\\n/g, " ")
    .split("\n");

/** A quotation, a placeholder such as `<project ID>`, an operator, a comment, or a word. */
const token = /"(?:[^"\\]|\\.)*"|'[^']*'|\$\([^)]*\)|<[^>]+>|&&|[;|]|(?<=^|\s)#.*$|(?:[^\s"';|&<$]|\$(?!\())+/g;

const toCommands = (line: string, isMention: boolean): readonly DocumentedCommand[] =>
  (line.match(token) ?? [])
    .filter((word, at, all) => !word.startsWith("#") && word !== ">" && all[at - 1] !== ">")
    .reduce<readonly (readonly string[])[]>(
      ([current = [], ...before], word) => (/^(?:&&|[;|])$/.test(word) ? [[], current, ...before] : [[...current, word], ...before]),
      [[]],
    )
    .toReversed()
    .map((words) => words.filter((word, at) => at > 0 || word !== "do").map(unquoted))
    .filter((words) => words.length > 0)
    .map((words) => ({ words, isMention }));

const unquoted = (word: string): string => word.replaceAll(/^(["'])(.*)\1$/g, "$2");
