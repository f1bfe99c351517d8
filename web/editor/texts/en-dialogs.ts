/** The texts of those dialogs of a draft that may be needed at any time. */
export const dialogTexts = {
  copy: {
    button: "Copy my text",
    done: "Copied.",
    failed: "Your browser didn’t allow it. Select the text and copy it yourself.",
  },
  gone: {
    explanation:
      "This draft was published or discarded. Your text is still here and on this device. If you both changed the same lines, yours is used, and what it replaces is kept as a version until the draft is published.",
    reopen: "Put my text in a new draft",
  },
};
