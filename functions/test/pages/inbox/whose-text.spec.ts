import { expect } from "chai";
import type { Page } from "playwright-core";
import { expectAccessible } from "../support/accessibility.ts";
import { anAuthor, type Author, signIn, untilSignedInAs } from "../support/editor-page.ts";
import { anInbox, begin, type InboxTab, leavingDialog, pane, signOut } from "../support/inbox-page.ts";
import { press } from "../support/publishing.ts";
import { useTabs } from "../support/tabs.ts";

describe("what was typed in the inbox and not saved belongs to who typed it", () => {
  const tabs = useTabs();

  const signedOut = (page: Page) => page.getByRole("dialog", { name: "You’re signed out." });

  /** Ada types an answer, which a colleague may not see. */
  const aScene = async (): Promise<InboxTab & { readonly colleague: Author }> => {
    const inbox = await anInbox(tabs, "/questions");
    await begin(inbox.page, "kayaks", "Answer");
    await inbox.page.keyboard.type("On Fridays.");
    return { ...inbox, colleague: await anAuthor(inbox.projectId, "Ole Dahl") };
  };

  /** A colleague takes over this browser, in another tab. */
  const takeOver = async ({ page, otherTab, colleague }: Awaited<ReturnType<typeof aScene>>): Promise<void> => {
    const other = await otherTab();
    await signOut(other);
    await signIn(other, colleague);
    await untilSignedInAs(other, "Ole Dahl");
    await page.bringToFront();
  };

  it("is not shown to a colleague who signs in in another tab, and is there when its author comes back", async () => {
    const scene = await aScene();
    const { page, author, colleague } = scene;
    await takeOver(scene);
    await leavingDialog(page).waitFor();
    expect(await page.getByRole("dialog").count(), "one question at a time").to.equal(1);
    expect(await page.getByText("Do you repair kayaks?").first().isVisible()).to.equal(false);
    await expectAccessible(page, "inbox-whose-text");
    await press(page, "Stay here");
    await signedOut(page).waitFor();
    await signIn(page, colleague);
    await leavingDialog(page).waitFor();
    await press(page, "Stay here");
    await signIn(page, author);
    await page.getByRole("dialog").waitFor({ state: "detached" });
    expect(await pane(page, "kayaks").getByRole("textbox").inputValue()).to.equal("On Fridays.");
    await press(page, /^Answer$/);
    await page.getByRole("status").filter({ hasText: "Answered. The assistant now says this." }).waitFor();
  });

  it("is gone when it is agreed that a colleague goes on, and an older question with it", async () => {
    const scene = await aScene();
    const { page } = scene;
    const address = page.url();
    await page.evaluate("location.hash += '/done'");
    await leavingDialog(page).waitFor();
    await takeOver(scene);
    // Until this tab has heard of it, the older question is there.
    await page.locator("main[hidden]").waitFor({ state: "attached" });
    await leavingDialog(page).waitFor();
    await press(page, /^Leave$/);
    await untilSignedInAs(page, "Ole Dahl");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    expect(page.url(), "nobody has left this place").to.equal(address);
    expect(await (await begin(page, "kayaks", "Answer")).inputValue()).to.equal("");
  });

  it("is asked about when somebody signs in above it with another account", async () => {
    const { page, otherTab, colleague } = await aScene();
    await signOut(await otherTab());
    await page.bringToFront();
    await signedOut(page).waitFor();
    await signIn(page, colleague);
    await press(page, /^Leave$/);
    await untilSignedInAs(page, "Ole Dahl");
    expect(await (await begin(page, "kayaks", "Answer")).inputValue()).to.equal("");
  });
});
