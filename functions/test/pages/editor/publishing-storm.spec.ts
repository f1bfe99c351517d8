import { expect } from "chai";
import type { Locator } from "playwright-core";
import { firestore } from "../../support/admin-app.ts";
import { everythingIn, storedDrafts } from "../../support/documents.ts";
import { aLivePage, anEditor, aProject, type Project } from "../../support/projects.ts";
import { rounds } from "../../support/rounds.ts";
import { until } from "../../support/until.ts";
import { readEntries, saveUrl } from "../support/desk.ts";
import { type Author, anAuthor, chooseInMenu, type EditorTab, openEditor, toEditorTab } from "../support/editor-page.ts";
import { loseAnswer } from "../support/lose-answer.ts";
import { rolls } from "../support/rolls.ts";
import { useTabs } from "../support/tabs.ts";

/** Each of the writers has a line, and nobody else writes there: all that is saved can stand side by side. */
const content = `${["ada", "second", "ben", "foreign"].map((name) => `mark-${name}`).join("\n\n")}\n`;

const publishUrl = "**/docs/publish";

const count = rounds({ usual: 4, nightly: 10 });

const seeds = [2_026, 1, 7, 12, 99].slice(0, rounds({ usual: 1, nightly: 5 }));

describe("three tabs that write, publish and take a page from the site, among other programs and lost answers", () => {
  const tabs = useTabs();

  const aTab = async (project: Project, liveId: string, author: Author): Promise<EditorTab> => {
    const page = await openEditor(tabs, await tabs.newPerson(), author, `#/${project.id}/pages/${liveId}`);
    const tab = toEditorTab(page);
    await tab.source.and(page.locator("[data-language]")).waitFor();
    return tab;
  };

  /** Every fourth answer is lost on its way: what was asked for has happened. */
  const loseAnswers = async ({ page }: EditorTab, roll: (sides: number) => number): Promise<void> => {
    for (const url of [saveUrl, publishUrl])
      await page.route(url, async (route) => {
        if (roll(4) > 0) return route.continue();
        return loseAnswer(route);
      });
  };

  const isSaved = ({ page }: EditorTab) => page.locator(".page-state:has(.state.good)");
  const isGone = ({ page }: EditorTab) => page.getByRole("button", { name: "Move my text to a new draft" });
  const dialog = ({ page }: EditorTab) => page.locator("lectern-modal");

  /** Whatever stands above the text is decided so that nothing is thrown away. */
  const clear = async (tab: EditorTab): Promise<void> => {
    const { page } = tab;
    // Refused where somebody else publishes once more meanwhile: the author presses again.
    await until(async () => {
      if (!(await isGone(tab).isVisible())) return tab.source.and(page.locator("[data-language]")).isVisible();
      await isGone(tab)
        .click({ timeout: 1_000 })
        .catch(() => undefined);
      return false;
    }, "the text is in a draft");
    const take = page.getByRole("button", { name: "Add it to the draft" });
    if (await take.isVisible()) await take.click();
  };

  /** Answers whether the service has it. */
  const save = async (tab: EditorTab): Promise<boolean> => {
    await tab.page.keyboard.press("Control+s");
    await isSaved(tab).or(isGone(tab)).first().waitFor();
    return isSaved(tab).isVisible();
  };

  /** It closes itself when it is done, and the author closes it where it is refused. */
  const untilClosed = async (tab: EditorTab, refusal: Locator, close: string | RegExp): Promise<void> => {
    await until(async () => {
      if (!(await dialog(tab).isVisible())) return true;
      if (await refusal.first().isVisible()) await dialog(tab).getByRole("button", { name: close }).click();
      return false;
    }, "the dialog closes");
  };

  const publish = async (tab: EditorTab): Promise<void> => {
    const { page } = tab;
    const wish = page.getByRole("button", { name: /^Publish( changes…)?$/ });
    if (!(await wish.isVisible()) || (await dialog(tab).isVisible())) return;
    await wish.click();
    const [go, refusal] = [
      page.locator("button.primary:enabled", { hasText: /^Publish$/ }),
      page
        .getByRole("alert")
        .filter({ hasText: /\S/ })
        .or(page.getByText(/The text is not saved|What you see struck out goes/))
        // Nobody waits for what others keep from being saved.
        .or(
          dialog(tab)
            .filter({ hasText: /^Publishing/ })
            .getByRole("button", { disabled: false }),
        ),
    ];
    // Somebody else may have published it while the dialog opened.
    await go.or(refusal).or(page.getByText("It’s live.")).or(isGone(tab)).first().waitFor();
    if (await go.isVisible()) await go.click();
    await untilClosed(tab, refusal, /Keep editing|Close/);
  };

  const takeDown = async (tab: EditorTab): Promise<void> => {
    await tab.page.locator("lectern-menu").getByRole("button").first().click();
    const item = tab.page.locator("lectern-menu button.item").filter({ hasText: "Unpublish…" });
    const isOffered = await item.isVisible();
    await tab.page.keyboard.press("Escape");
    if (!isOffered) return;
    await chooseInMenu(tab.page, "Unpublish…");
    await tab.page.getByRole("button", { name: "Unpublish", exact: true }).click();
    await untilClosed(tab, tab.page.getByRole("alert").filter({ hasText: /\S/ }), "Keep it live");
  };

  /** With the tab's text and questions, for whoever has to find out why it goes no further. */
  const explained = async (tab: EditorTab, work: () => Promise<unknown>): Promise<void> => {
    try {
      await work();
    } catch (cause) {
      throw new Error(await tab.page.locator("lectern-editor").innerText(), { cause });
    }
  };

  for (const seed of seeds)
    it(`lose no word that the service has acknowledged (${seed})`, async function () {
      // 10 min: at night, three browsers on a machine that does something else, too.
      this.timeout(600_000);
      const project = await aProject();
      const liveId = await aLivePage(project, { slug: "about", metadata: { title: "About us", slug: "about" }, content });
      const ada = await anAuthor(project.id);
      const [first, second, ben] = [
        await aTab(project, liveId, ada),
        await aTab(project, liveId, ada),
        await aTab(project, liveId, await anAuthor(project.id, "Ben Dahl")),
      ];
      const editor = await anEditor(project);
      const roll = rolls(seed);
      const acknowledged: string[] = [];
      for (const tab of [first, second, ben]) await loseAnswers(tab, roll);

      const storm = async (tab: EditorTab, name: string): Promise<void> => {
        // Longer where others publish so often that hardly anything is saved.
        for (let round = 0; round < count || acknowledged.length <= 2 * count; round++) {
          await clear(tab);
          const word = `${name}-${round}`;
          await tab.replaceWord(`mark-${name}`, `mark-${name} ${word}`);
          const isWritten = (await tab.text()).includes(word);
          if ((await save(tab)) && isWritten) acknowledged.push(word);
          const next = roll(4);
          if (next === 0) await publish(tab);
          if (next === 1) await takeDown(tab);
        }
      };

      /** Another program writes into the drafts that there are, publishes them, and takes pages from the site. */
      const others = async (): Promise<void> => {
        for (let round = 0; round < 2 * count; round++) {
          const [draft] = await storedDrafts(project.id);
          const word = `foreign-${round}`;
          if (draft !== undefined) {
            const ref = firestore.doc(`projects/${project.id}/documents/${draft.id}`);
            const isWritten = await firestore.runTransaction(async (transaction) => {
              const stored = await transaction.get(ref);
              if (stored.get("visibility") !== "draft") return false;
              transaction.update(ref, { content: String(stored.get("content")).replace("mark-foreign", `mark-foreign ${word}`) });
              return true;
            });
            if (isWritten) acknowledged.push(word);
            if (roll(3) === 0) await editor.publish({ draftId: draft.id });
          } else if (roll(3) === 0) await editor.unpublish(liveId);
        }
      };

      const writers = { ada: first, second, ben };
      await Promise.all([...Object.entries(writers).map(async ([name, tab]) => explained(tab, async () => storm(tab, name))), others()]);
      for (const tab of [first, second, ben])
        await explained(tab, async () => {
          await until(async () => {
            await clear(tab);
            return save(tab);
          }, "everything is saved");
        });

      await Promise.all([first, second, ben].map(async ({ page }) => page.unrouteAll({ behavior: "ignoreErrors" })));
      const stored = [...(await everythingIn(project.id)).values()].map(({ fields }) => String(fields?.["content"])).join("\n");
      expect(acknowledged.length).to.be.greaterThan(2 * count);
      expect(acknowledged.filter((word) => !stored.includes(word))).to.deep.equal([]);
      for (const { page } of [first, second, ben]) expect(await readEntries(page)).not.to.contain('"mark-');
    });
});
