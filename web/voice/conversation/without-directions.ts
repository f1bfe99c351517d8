/** At the beginning of a sentence: a remark within one is the agent's. */
const direction = /(^|[.!?…。！？]\s*)[([][^()[\]]*[)\]]\s*/gu;
/** A call that was spoken instead of made. */
const call = /\b(?:print|tool_code)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)\s*/gu;
/** Either, as far as it has come. */
const open = /(?:(?:^|[.!?…。！？]\s*)[([][^()[\]]*|\b(?:print|tool_code)\([^]*)$/u;

/** Removes what an agent reads out of what it was told: "(The visitor is waiting.)", and program text. */
export const withoutDirections = (text: string): string => {
  let kept = text.replace(call, "");
  for (let before = ""; before !== kept;) [before, kept] = [kept, kept.replace(direction, "$1")];
  return kept.replace(open, (match) => /^[.!?…。！？]\s*/u.exec(match)?.[0] ?? "");
};
