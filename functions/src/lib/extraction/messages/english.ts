/** Texts that are proposed where nobody has written any. */
export const english = {
  greetingDraft: "Hello, and welcome to {company}. How can I help you?",
} as const;

export type MessageKey = keyof typeof english;
