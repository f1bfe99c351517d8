/** The text editor, which is most of the page. Asked for beside the text, not after it. */
export const loadSource = async () => import("./define.ts");

/** What makes its Markdown look like the page. */
export const loadWriting = async () => import("./writing.ts");

/** 300 ms: a text is shown once, as it will be, but a slow network keeps nobody from reading it. */
const patienceMs = 300;

export const withinPatience = async (looks: Promise<unknown>): Promise<void> => {
  await Promise.race([looks, new Promise((resolve) => setTimeout(resolve, patienceMs))]);
};
