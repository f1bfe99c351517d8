export const english = {
  notUnderstood: "I did not get that right: {problems}. Could you say it again?",
  tooSlow: "This takes longer than it should. Please try again in a moment.",
} as const;

export type MessageKey = keyof typeof english;
