import type { ToolUse, Turn } from "./heard.ts";

/** What an agent says it has done, in English, and the calls that do it. Other languages are for a model to judge. */
interface Claim {
  readonly said: RegExp;
  readonly isDoneBy: (use: ToolUse) => boolean;
  readonly what: string;
}

const has = (use: ToolUse, ...names: readonly string[]): boolean =>
  names.includes(use.name) && ["ok", "passed_on"].includes(use.answer?.status ?? "");

const isTold = (use: ToolUse): boolean =>
  has(use, "ask") && (use.answer?.status === "passed_on" || typeof use.args["message"] === "string");

const writers = ["update_profile", "set_field", "select_company", "confirm", "answer", "run_extraction"];

const claims: readonly Claim[] = [
  {
    said: /\bI(?:'ve| have)(?: now| just| already)? (?:passed|forwarded|sent|handed|left|told|informed)\b/i,
    isDoneBy: (use) => isTold(use) || has(use, "answer"),
    what: "to have passed something on",
  },
  {
    said: /\bI(?:'ve| have)(?: now| just| already)? (?:noted|saved|stored|updated|changed|corrected|removed|recorded)\b/i,
    isDoneBy: (use) => isTold(use) || has(use, ...writers),
    what: "to have noted or changed something",
  },
  {
    said: /\bI(?:'ve| have)(?: now| just| already)? (?:arranged|booked|scheduled|connected)\b/i,
    isDoneBy: (use) => isTold(use) || has(use, "transfer_to_manager"),
    what: "to have arranged something",
  },
];

/** One sentence for each claim that no call of the conversation until then bears out. */
export const claimsIn = (turns: readonly Pick<Turn, "spoken" | "tools">[]): readonly string[] => {
  let uses: readonly ToolUse[] = [];
  return turns.flatMap(({ spoken, tools }) => {
    uses = [...uses, ...tools];
    return claims
      .filter(({ said, isDoneBy }) => said.test(spoken.replaceAll("’", "'")) && !uses.some(isDoneBy))
      .map(({ what }) => `The agent claimed ${what}, and had called nothing that does it. It said: “${spoken}”`);
  });
};
