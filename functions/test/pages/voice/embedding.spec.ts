import { expect } from "chai";
import { expectAccessible } from "../support/accessibility.ts";
import { silentMicrophone } from "./support/microphones.ts";
import { useTalks } from "./support/talk.ts";
import { expectReleased, statesOf, untilTrue } from "./support/witness.ts";

const sideOfSuggestion = `(() => {
  const { textAlign, direction } = getComputedStyle(document.querySelector("lectern-voice").shadowRoot.querySelector(".suggestion"));
  return textAlign === "start" ? { ltr: "left", rtl: "right" }[direction] : textAlign;
})()`;

describe("<lectern-voice> on a customer's page", () => {
  const talks = useTalks(silentMicrophone);

  it("is part of a home page @nightly", async () => {
    const talk = await talks.open({ tag: 'placement="homepage" heading="Ask Fjell & Fjord"' });
    await talk.page.getByRole("region", { name: "Ask Fjell & Fjord" }).waitFor();
    await expectAccessible(talk.page, "homepage");
    await talk.start();
    await talk.caption("Welcome!");
    await expectAccessible(talk.page, "homepage, talking");
    await talk.end();
    await expectReleased(talk.page);
  });

  it("is a widget that Escape puts away, and the conversation goes on", async () => {
    const talk = await talks.open({ tag: "" });
    const opener = talk.page.getByRole("button", { name: "Ask us" });
    await opener.press("Enter");
    await talk.page.getByRole("button", { name: "Talk", exact: true }).waitFor();
    expect(await talk.page.evaluate("witness.tracks.length"), "opening asks for nothing").to.equal(0);
    await expectAccessible(talk.page, "widget");
    await talk.start();
    await talk.caption("Welcome!");
    await talk.page.keyboard.press("Escape");
    await opener.waitFor();
    expect(await talk.page.evaluate("document.activeElement.shadowRoot.activeElement.getAttribute('part')")).to.equal("button open");
    expect(await talk.page.evaluate("document.querySelector('lectern-voice').status")).not.to.equal("ended");
    await opener.press("Enter");
    await talk.type("I like bikes");
    await talk.caption("You said: I like bikes");
    await talk.end();
    await expectReleased(talk.page);
  });

  it("is a dialog that touches the microphone only when asked, and ends when it is closed", async () => {
    const talk = await talks.open({ tag: 'placement="modal"' });
    const opener = talk.page.getByRole("button", { name: "Ask us" });
    await opener.click();
    await talk.page.getByRole("dialog", { name: "Ask us" }).waitFor();
    expect(await talk.page.evaluate("[witness.tracks.length, witness.contexts.length]")).to.deep.equal([0, 0]);
    await expectAccessible(talk.page, "modal");
    await talk.start();
    await talk.caption("Welcome!");
    await talk.page.keyboard.press("Escape");
    await expectReleased(talk.page);
    await opener.waitFor();
    expect(await talk.page.evaluate("document.activeElement.tagName")).to.equal("LECTERN-VOICE");
  });

  it("shows and loads nothing where a page says none", async () => {
    const talk = await talks.open({ tag: 'placement="none"' });
    await untilTrue(talk.page, "customElements.get('lectern-voice') !== undefined");
    expect(await talk.page.evaluate("document.querySelector('lectern-voice').getBoundingClientRect().width")).to.equal(0);
    await talk.page.evaluate("document.querySelector('lectern-voice').start()");
    expect(await talk.page.evaluate("[witness.tracks.length, witness.contexts.length, witness.sockets.length]")).to.deep.equal([0, 0, 0]);
    expect(await talk.page.evaluate("performance.getEntriesByType('resource').some(({ name }) => name.includes('panel'))")).to.equal(false);
  });

  it("speaks the language of the page, from right to left @nightly", async () => {
    const slots = `<span slot="suggestion">When are you open?</span>`;
    const talk = await talks.open({ tag: 'placement="homepage" lang="he"', slots, profile: { language: "he" } });
    const start = talk.page.getByRole("button", { name: "לדבר", exact: true });
    await start.waitFor();
    expect(await talk.page.evaluate(sideOfSuggestion), "English among Hebrew").to.equal("right");
    await expectAccessible(talk.page, "Hebrew");
    expect(await talk.page.getByRole("region", { name: "יש שאלה?" }).getAttribute("dir")).to.equal("rtl");
    await start.click();
    await talk.status("מקשיב");
    await expectAccessible(talk.page, "Hebrew, talking");
    await talk.page.getByRole("button", { name: "סיום", exact: true }).click();
    await expectReleased(talk.page);
  });

  it("ends when it is removed in the middle, also while it starts @nightly", async () => {
    const talk = await talks.open();
    await talk.start();
    await talk.caption("Welcome!");
    await talk.page.evaluate("document.querySelector('lectern-voice').remove()");
    await expectReleased(talk.page);

    const early = await talks.open();
    await early.page.evaluate(
      "(() => { const voice = document.querySelector('lectern-voice'); voice.start(); setTimeout(() => voice.remove(), 30); })()",
    );
    await untilTrue(early.page, "!document.querySelector('lectern-voice')");
    await expectReleased(early.page, { tracks: 0, sockets: 0 });
  });

  it("goes on when the page moves it @nightly", async () => {
    const talk = await talks.open({ body: (voice) => `${voice}<section id="there"></section>` });
    await talk.start();
    await talk.caption("Welcome!");
    await talk.page.evaluate("document.querySelector('#there').append(document.querySelector('lectern-voice'))");
    await talk.type("I like bikes");
    await talk.caption("You said: I like bikes");
    await talk.end();
    await expectReleased(talk.page);
  });

  it("says beside its button that a conversation runs, and lets it be ended there @nightly", async () => {
    const talk = await talks.open({ tag: "" });
    await talk.page.getByRole("button", { name: "Ask us" }).click();
    await talk.start();
    await talk.caption("Welcome!");
    await talk.status("Listening");
    await talk.page.getByRole("button", { name: "Close" }).click();
    const opener = talk.page.getByRole("button", { name: /^Ask us\s*Listening$/ });
    await opener.waitFor();
    const [outer, inner] = await Promise.all(
      [opener, talk.page.getByRole("button", { name: "End", exact: true })].map(async (button) => button.boundingBox()),
    );
    expect([inner?.width, inner?.height], "its end is within it").to.deep.equal([32, 32]);
    expect((outer?.x ?? 0) + (outer?.width ?? 0) - (inner?.x ?? 0)).to.equal(40);
    await expectAccessible(talk.page, "widget, put away in a conversation");
    await talk.end();
    await talk.page.getByRole("button", { name: "Ask us", exact: true }).waitFor();
    await expectReleased(talk.page);
  });

  it("mutes when it is put away, where the page wants it @nightly", async () => {
    const talk = await talks.open({ tag: "mutes-when-closed" });
    await talk.page.getByRole("button", { name: "Ask us" }).click();
    await talk.start();
    await talk.caption("Welcome!");
    await talk.status("Listening");
    await talk.page.keyboard.press("Escape");
    await talk.page.getByRole("button", { name: /Your microphone is muted\.$/ }).waitFor();
    expect(await talk.page.evaluate("witness.tracks.every(({ enabled }) => !enabled)")).to.equal(true);
    await talk.end();
    await expectReleased(talk.page);
  });

  it("leaves the focus where the visitor is when it appears, is moved, or is opened by the page @nightly", async () => {
    const talk = await talks.open({
      tag: "",
      body: (voice) => `<label>Name <input autofocus></label><section id="there"></section>${voice}`,
      // The element loads while somebody is already typing.
      prepare: async (context) =>
        context.addInitScript("document.addEventListener('DOMContentLoaded', () => document.querySelector('input').focus())"),
    });
    const field = talk.page.getByRole("textbox", { name: "Name" });
    await field.pressSequentially("hello ");
    await talk.page.getByRole("button", { name: "Ask us" }).waitFor();
    await talk.page.evaluate("document.querySelector('#there').append(document.querySelector('lectern-voice'))");
    await talk.page.evaluate("document.querySelector('lectern-voice').open()");
    await talk.page.keyboard.type("world");
    await talk.page.evaluate("document.querySelector('lectern-voice').close()");
    await talk.page.keyboard.type("!");
    expect(await field.inputValue()).to.equal("hello world!");
  });

  it("keeps what is half typed when the page moves it @nightly", async () => {
    const talk = await talks.open({ body: (voice) => `${voice}<section id="there"></section>` });
    await talk.start();
    await talk.caption("Welcome!");
    await talk.page.getByRole("button", { name: "Write", exact: true }).click();
    const field = talk.page.getByRole("textbox", { name: "Type a message" });
    await field.fill("I like");
    await talk.page.evaluate("document.querySelector('#there').append(document.querySelector('lectern-voice'))");
    expect(await field.inputValue()).to.equal("I like");
    await talk.end();
  });

  it("sends the App Check token of the page, or its own, from another origin @nightly", async () => {
    const talk = await talks.open({
      prepare: async (context) => context.addInitScript("window.lectern.getAppCheckToken = async () => 'checked by the page'"),
    });
    const sent = async (): Promise<string | undefined> => {
      const request = talk.page.waitForRequest((asked) => asked.method() === "POST" && asked.url().endsWith("/api/live/session"));
      await talk.page.getByRole("button", { name: /^Talk(?: again)?$/ }).click();
      return (await request).headers()["x-firebase-appcheck"];
    };
    expect(await sent()).to.equal("checked by the page");
    await talk.caption("Welcome!");
    await talk.end();
    await talk.page.evaluate("document.querySelector('lectern-voice').getAppCheckToken = async () => 'checked by the element'");
    expect(await sent()).to.equal("checked by the element");
  });

  it("can be on a page twice, each with a separate conversation @nightly", async () => {
    const talk = await talks.open({ body: (voice) => voice + voice });
    const starts = talk.page.getByRole("button", { name: "Talk", exact: true });
    await starts.first().click();
    await talk.caption("Welcome!");
    expect(
      await talk.page.evaluate("[...document.querySelectorAll('lectern-voice')].map(({ status }) => status === 'idle')"),
    ).to.deep.equal([false, true]);
    await talk.end();
    await expectReleased(talk.page);
  });

  it("is steered by methods, and tells the page by events @nightly", async () => {
    const talk = await talks.open();
    await talk.page.evaluate("document.addEventListener('click', () => document.querySelector('lectern-voice').start(), { once: true })");
    await talk.page.getByRole("heading", { name: "A customer's page" }).click();
    await talk.caption("Welcome!");
    expect(await talk.page.evaluate("document.querySelector('lectern-voice').sendText('I like bikes')")).to.equal(true);
    await talk.caption("You said: I like bikes");
    await talk.page.evaluate("document.querySelector('lectern-voice').stop()");
    await expectReleased(talk.page);
    expect(await talk.page.evaluate("document.querySelector('lectern-voice').sendText('Hello?')")).to.equal(false);
    expect((await statesOf(talk.page)).at(-1)).to.equal("ended");
  });
});
