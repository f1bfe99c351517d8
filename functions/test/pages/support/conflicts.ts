import type { Locator } from "playwright-core";
import { storedPage, storedVersions } from "../../support/documents.ts";
import { type Desk, readEntries } from "./desk.ts";
import type { EditorTab } from "./editor-page.ts";

/** The editor's question where two have changed the same. */
export const conflictIn = ({ page }: EditorTab): Locator => page.locator("lectern-conflict").getByRole("heading");

const choices = [/^(?:Mine|This window’s)$/, /^(?:Theirs|The other window’s)$/, /^(?:Keep both|Apply choices)$/];

/** Decides by a roll, if there is a question. Returns whether there was one. */
export const decide = async (tab: EditorTab, roll: (sides: number) => number): Promise<boolean> => {
  if (!(await conflictIn(tab).isVisible())) return false;
  await tab.page
    .locator("lectern-conflict")
    .getByRole("button", { name: choices[roll(choices.length)] ?? "" })
    .click();
  return true;
};

/** Presses Ctrl+S, until the service has answered or a question has come up. */
export const saveOrAsk = async ({ page }: EditorTab): Promise<void> => {
  await page.keyboard.press("Control+s");
  // Text younger than half a second may still be on its way to the journal, as after a crash.
  await page.locator(".page-state").filter({ hasNotText: "Not saved yet" }).waitFor();
};

/** Decides until there are no more questions, and all is saved. */
export const untilRest = async (tab: EditorTab, roll: (sides: number) => number): Promise<void> => {
  await tab.page.keyboard.press("Control+s");
  do await conflictIn(tab).or(tab.page.locator(".page-state:has(.state.good)")).first().waitFor();
  while (await decide(tab, roll));
};

/** Whether the editor owes somebody what they have just typed: it shows it, or there is no dialog that has taken the keys. */
export const isOwed = async ({ page }: EditorTab, isShown: boolean): Promise<boolean> =>
  isShown || !(await page.locator("lectern-modal").first().isVisible());

/** All that is left of a draft: its text, its versions, and what is on the devices. */
export const allKept = async ({ project, draftId }: Pick<Desk, "project" | "draftId">, tabs: readonly EditorTab[]): Promise<string> => {
  const versions = (await storedVersions(project.id, draftId)).map(({ fields }) => fields);
  const stored = JSON.stringify([await storedPage(project.id, draftId), ...versions]);
  return [stored, ...(await Promise.all(tabs.map(async ({ page }) => readEntries(page))))].join("\n");
};
