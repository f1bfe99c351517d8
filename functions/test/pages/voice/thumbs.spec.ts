import { expect } from "chai";
import { firestore } from "../../support/admin-app.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { focusedName, tabTo } from "../support/keyboard.ts";
import { silentMicrophone } from "./support/microphones.ts";
import { type Talk, useTalks } from "./support/talk.ts";

/** The counts of all weeks and languages. */
const countsOf = async ({ visitor }: Talk): Promise<string> => {
  const { docs } = await firestore.collection(`projects/${visitor.projectId}/statistics`).get();
  return JSON.stringify(docs.map((record) => record.data()));
};

const focusedOutline = "getComputedStyle(document.activeElement.shadowRoot.activeElement).outlineStyle";

describe("whether a conversation helped", () => {
  const talks = useTalks(silentMicrophone);

  const ended = async (browser = {}): Promise<Talk> => {
    const talk = await talks.open({ browser });
    await talk.start();
    await talk.caption("Welcome!");
    await talk.type("I like bikes");
    await talk.caption("You said: I like bikes");
    await talk.end();
    return talk;
  };

  it("is asked once, at the end, and answered by keyboard; what was answered is said and has the focus", async () => {
    const talk = await ended();
    const { page } = talk;
    const group = page.getByRole("group", { name: "Did this help?" });
    await group.waitFor();
    await expectAccessible(page, "thumbs");
    const height = async (): Promise<number | undefined> => (await group.boundingBox())?.height;
    const asked = await height();
    await tabTo(page, "Yes", 12);
    await page.keyboard.press("Enter");
    await page.getByText("Thank you.").waitFor();
    expect(await focusedName(page)).to.equal("Thank you.");
    expect(await page.evaluate(focusedOutline), "it is no control").to.equal("none");
    await group.getByRole("button").first().waitFor({ state: "hidden" });
    expect(await height(), "nothing moves").to.equal(asked);
    await expectAccessible(page, "thumbs-thanks");
    expect(await countsOf(talk))
      .to.include('"thumbs_up":1')
      .and.not.to.include("thumbs_down");
  });

  it("is not asked of somebody who has said nothing, and again after another conversation", async () => {
    const talk = await talks.open();
    await talk.start();
    await talk.caption("Welcome!");
    await talk.end();
    expect(await talk.page.getByText("Did this help?").count()).to.equal(0);
    await talk.page.getByRole("button", { name: "Talk again" }).click();
    await talk.type("I like trains");
    await talk.caption("You said: I like trains");
    await talk.end();
    await talk.page.getByRole("button", { name: "No", exact: true }).click();
    await talk.page.getByText("Thank you.").waitFor();
    expect(await countsOf(talk)).to.include('"thumbs_down":1');
  });

  it("can be answered again when it could not be sent", async () => {
    const talk = await ended();
    const { page } = talk;
    await page.context().setOffline(true);
    await page.getByRole("button", { name: "Yes", exact: true }).click();
    await page.getByText("That wasn’t sent. Please try again.").waitFor();
    await page.context().setOffline(false);
    await page.getByRole("button", { name: "Yes", exact: true }).click();
    await page.getByText("Thank you.").waitFor();
  });

  for (const [title, browser] of [
    ["a small phone, in the dark", { viewport: { width: 320, height: 640 }, colorScheme: "dark" }],
    ["a desk @nightly", { viewport: { width: 1280, height: 800 }, colorScheme: "light" }],
  ] as const)
    it(`fits on ${title}`, async () => {
      const { page } = await ended(browser);
      const group = page.getByRole("group", { name: "Did this help?" });
      await group.waitFor();
      await expectAccessible(page, `thumbs-${browser.viewport.width}`);
      const box = await group.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).to.be.at.most(browser.viewport.width);
      const buttons = await Promise.all((await group.getByRole("button").all()).map(async (button) => button.boundingBox()));
      for (const button of buttons) expect(button?.height).to.be.at.least(40);
      expect(new Set(buttons.map((button) => button?.y)).size, "in one row").to.equal(1);
      const panel = await page.locator("[part~=panel]").boundingBox();
      const again = await page.getByRole("button", { name: "Talk again" }).boundingBox();
      const write = await page.getByRole("button", { name: "Write", exact: true }).boundingBox();
      expect(write?.y).to.equal(again?.y);
      expect((write?.y ?? 0) + (write?.height ?? 0)).to.be.at.most((panel?.y ?? 0) + (panel?.height ?? 0));
      expect(panel?.height, "as tall as what was said").to.be.below(560);
    });
});
