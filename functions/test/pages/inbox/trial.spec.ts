import { expect } from "chai";
import type { Page, WebSocket } from "playwright-core";
import { voiceControlFor } from "../../support/control-voice.ts";
import { aVoiceProject } from "../../support/visitors.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { anAuthor, signIn } from "../support/editor-page.ts";
import { press } from "../support/publishing.ts";
import { openSection, openSettings } from "../support/settings-page.ts";
import { useTabs } from "../support/tabs.ts";

describe("the voice agent beside its settings", () => {
  const tabs = useTabs();

  const saveGreeting = async (page: Page, greeting: string): Promise<void> => {
    await page.getByRole("textbox", { name: "Greeting" }).fill(greeting);
    const saved = page.waitForResponse(
      (response) => response.url().endsWith("/settings/site") && response.request().method() !== "OPTIONS",
    );
    await press(page, "Save");
    expect((await saved).status()).to.equal(200);
    await page.getByText("Saved. Visitors see it from now on.").waitFor();
  };

  it("has what was saved at once, without a reload: before the first conversation, and after one, whose words then go; it ends when nobody sees it", async () => {
    const scope = `Only for ${crypto.randomUUID()}.`;
    const service = voiceControlFor(scope);
    const projectId = await aVoiceProject({ live_agent: { greeting: "Welcome!", voice: "Kore", instructions: `Be kind. ${scope}` } });
    const page = await tabs.open(await tabs.newPerson({ locale: "en" }), `/inbox/#/${projectId}/settings`);
    await signIn(page, await anAuthor(projectId));
    const sockets: WebSocket[] = [];
    page.on("websocket", (socket) => sockets.push(socket));
    const write = page.getByRole("button", { name: "Write", exact: true });
    const words = page.locator('[part~="caption"]');
    await write.waitFor();
    // The code of a conversation is loaded before the settings are saved, as when somebody looks around first.
    await write.hover();

    await saveGreeting(page, "Good morning!");
    await write.click();
    await words.filter({ hasText: "Good morning!" }).waitFor();
    await page.getByRole("button", { name: "End", exact: true }).click();
    await page.getByRole("button", { name: "Talk again" }).waitFor();

    await saveGreeting(page, "Good evening!");
    await page.getByRole("button", { name: "Talk", exact: true }).waitFor();
    expect(await words.count()).to.equal(0);
    await write.click();
    await words.filter({ hasText: "Good evening!" }).waitFor();

    // Saved while it runs: it goes on, and the owner begins again when they have heard it.
    await saveGreeting(page, "Good night!");
    await words.filter({ hasText: "Good evening!" }).waitFor();
    await page.getByRole("button", { name: "End", exact: true }).click();
    await write.click();
    await words.filter({ hasText: "Good night!" }).waitFor();

    // Nobody pays for a conversation that nobody sees.
    const last = sockets.at(-1);
    expect(last?.isClosed()).to.equal(false);
    const isEnded = last?.waitForEvent("close");
    await openSection(page, "Calls");
    await isEnded;
    await openSection(page, "Assistant");
    await page.getByRole("button", { name: "Talk", exact: true }).waitFor();
    await service.forget();
  });

  it("is called as its owner has called it, in the language of the visitor, and leaves room for the pictures of the places", async () => {
    const live_agent = {
      ...{ greeting: "", voice: "Kore", instructions: "" },
      ...{ heading: { en: "Ask the bakery", nb: "Spør bakeriet" }, suggestions: { nb: ["Har dere rugbrød?"] } },
    };
    const page = await openSettings(tabs, await aVoiceProject({ live_agent }));
    await page.getByRole("region", { name: "Ask the bakery" }).waitFor();
    await page.getByRole("combobox", { name: "Visitor’s language" }).selectOption({ label: "Norwegian Bokmål" });
    await page.getByRole("region", { name: "Spør bakeriet" }).getByRole("button", { name: "Har dere rugbrød?" }).waitFor();
    await expectAccessible(page, "inbox-settings-trial");
    await openSection(page, "Where it appears");
    await page.getByRole("region", { name: "Spør bakeriet" }).waitFor({ state: "hidden" });
    expect((await page.locator(".picture svg").first().boundingBox())?.width).to.be.greaterThan(150);
  });
});
