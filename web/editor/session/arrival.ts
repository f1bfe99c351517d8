/** What authors are told once they are at the draft that they have made of another. */
const sentences = new Map<string, string>();

export const sayAtArrival = (draftId: string, sentence: string): void => void sentences.set(draftId, sentence);

/** Once; empty if there is nothing to say. */
export const takeArrival = (draftId: string): string => {
  const sentence = sentences.get(draftId) ?? "";
  sentences.delete(draftId);
  return sentence;
};
