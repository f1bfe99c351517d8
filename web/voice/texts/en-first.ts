/** What is shown before anybody talks. Built into the first script. */
export const firstTexts = {
  title: "Ask us",
  /** If the page has no headline of its own. */
  headline: "How can we help?",
  suggestions: "Suggested questions",
  start: "Talk",
  write: "Write",
  startAgain: "Talk again",
  tryAgain: "Try again",
  end: "End",
  close: "Close",
  status: {
    idle: "Ask a question by voice or in writing.",
    asking: "Choose Allow at the top of your browser.",
    connecting: "Connecting…",
    listening: "Listening",
    speaking: "Speaking",
  },
  ended: {
    stopped: "The conversation is over.",
    unavailable: "The assistant can’t be reached right now.",
    offline: "You’re offline. Try again when you’re back.",
    signIn: "Please sign in first.",
  },
};

export type FirstTexts = typeof firstTexts;
