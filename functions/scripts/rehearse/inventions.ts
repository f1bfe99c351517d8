import type { Turn } from "./heard.ts";

/** Arguments that name something by an identifier, which an agent cannot know unless it was told. */
const identifiers = ["registry_id", "place_id", "question_id"];

/** One sentence for each identifier that the agent sent although neither the visitor nor a tool had named it before. */
export const inventionsIn = (turns: readonly Pick<Turn, "said" | "tools">[]): readonly string[] => {
  let told = "";
  const inventions: string[] = [];
  for (const { said = "", tools } of turns) {
    told += plain(said);
    for (const { name, args, answer } of tools) {
      for (const identifier of identifiers) {
        const sent = args[identifier];
        if ((typeof sent === "string" || typeof sent === "number") && !told.includes(plain(`${sent}`)))
          inventions.push(`${name} was called with the ${identifier} “${sent}”, which nobody had named.`);
      }
      told += plain(JSON.stringify([answer]));
    }
  }
  return inventions;
};

/** Numbers are said in groups. */
const plain = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, "").toUpperCase();
