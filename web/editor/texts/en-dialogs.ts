/** The texts of those dialogs of a draft that may be needed at any time. */
export const dialogTexts = {
  copy: {
    button: "Copy my text",
    done: "Copied.",
    failed: "The browser did not allow it. Select the text and copy it yourself.",
  },
  gone: {
    explanation:
      "Somebody has discarded or published this draft. Your text is still here and on this device. Where both of you have changed the same lines, yours stands, and what it replaces is a version until the draft is published.",
    reopen: "Put my text into a new draft",
  },
};
