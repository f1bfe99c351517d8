import { expect } from "chai";
import * as z from "zod";
import { expectAccessible } from "../support/accessibility.ts";
import { silentMicrophone } from "./support/microphones.ts";
import { useTalks } from "./support/talk.ts";
import { expectReleased, untilTrue } from "./support/witness.ts";

const slots = `<span slot="headline" lang="nb">Spørsmål om sykkelen?</span>
  <span slot="suggestion">I like bikes</span><span slot="suggestion">Two</span><span slot="suggestion">Three</span><span slot="suggestion">Four</span>`;

const wordHeights = `[...document.querySelector("lectern-voice").shadowRoot.querySelectorAll("[part~=controls] .word")].map(
  ({ offsetHeight }) => offsetHeight,
)`;

/** In `window.shifts`: how much has moved where it was seen. */
const countShifts = `window.shifts = 0;
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) window.shifts += value;
  }).observe({ type: "layout-shift", buffered: true });`;

describe("before anybody talks, the element", () => {
  const talks = useTalks(silentMicrophone);

  it("invites with the owner's words, in their language, whatever the page does to its text", async () => {
    const talk = await talks.open({ tag: 'placement="homepage"', slots });
    await talk.page.evaluate(`(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync("* { color: #fff } span { font-size: 4px }");
      document.adoptedStyleSheets = [sheet];
    })()`);
    const headline = talk.page.locator("[part~=headline]");
    await headline.filter({ hasText: "Spørsmål om sykkelen?" }).waitFor();
    expect(await headline.getAttribute("lang")).to.equal("nb");
    expect(await talk.page.getByRole("list", { name: "Suggested questions" }).getByRole("button").allInnerTexts()).to.deep.equal([
      "I like bikes",
      "Two",
      "Three",
    ]);
    await expectAccessible(talk.page, "invitation");
  });

  it("loads the panel when somebody comes near where it stands in the page, and moves nothing that is seen", async () => {
    const talk = await talks.open({
      tag: 'placement="homepage"',
      body: (voice) => `<p id="start">${"A long page<br>".repeat(300)}</p>${voice}<p>The end</p>`,
      prepare: async (person) => person.addInitScript(countShifts),
    });
    await untilTrue(talk.page, "document.querySelector('lectern-voice').dataset.placement === 'homepage'");
    expect(await talk.page.locator("[part~=headline]").count(), "far away").to.equal(0);
    await talk.page.evaluate("document.querySelector('#start').scrollIntoView({ block: 'end' })");
    await talk.page.getByText("How can we help?").waitFor();
    expect(await talk.page.evaluate("window.shifts")).to.equal(0);
  });

  it("stands apart from the page's text, and close to its mark, on a page of its own", async () => {
    const talk = await talks.open({ body: (voice) => `<p id="before">Before</p>${voice}<p id="after">After</p>` });
    await talk.page.getByRole("button", { name: "Talk", exact: true }).waitFor();
    const boxOf = async (selector: string) => {
      const { y = 0, height = 0 } = (await talk.page.locator(selector).boundingBox()) ?? {};
      return { top: y, bottom: y + height };
    };
    const [panel, mark, status] = [await boxOf("[part~=panel]"), await boxOf(".mark"), await boxOf("[part~=status]")];
    expect(status.top - mark.bottom).to.equal(16);
    expect((await boxOf("#after")).top - panel.bottom).to.equal(24);
  });

  it("has words of its own where the owner has none @nightly", async () => {
    const talk = await talks.open({ tag: 'placement="homepage"' });
    await talk.page.getByText("How can we help?").waitFor();
    expect(await talk.page.getByRole("list", { name: "Suggested questions" }).count()).to.equal(0);
  });

  it("begins in writing: no microphone is asked for, nothing sounds, and speaking is one press away", async () => {
    const talk = await talks.open();
    await talk.page.getByRole("button", { name: "Write", exact: true }).click();
    await talk.caption("Welcome!");
    await talk.type("I like bikes");
    await talk.caption("You said: I like bikes");
    await talk.page.locator("[part~=status]").filter({ hasText: /^$/ }).waitFor({ state: "attached" });
    const form = await talk.page.locator("[part~=form]").boundingBox();
    expect(form?.height, "what is written has the room").to.equal(32);
    await talk.page.setViewportSize({ width: 320, height: 640 });
    const words = z.array(z.number()).parse(await talk.page.evaluate(wordHeights));
    expect(new Set(words), `no word of the bar is broken: ${words.join()}`).to.have.lengthOf(1);
    expect(await talk.page.evaluate("witness.tracks.length")).to.equal(0);
    // The sound is off, so a screen reader reads it.
    await talk.page.getByRole("status").filter({ hasText: "You said: I like bikes" }).waitFor({ state: "attached" });
    await talk.page.getByRole("button", { name: "Unmute mic" }).click();
    await talk.status("Listening");
    await untilTrue(talk.page, "witness.tracks.length === 1 && witness.tracks[0].readyState === 'live'");
    await talk.end();
    await expectReleased(talk.page);
  });

  it("asks a suggested question in writing @nightly", async () => {
    const talk = await talks.open({ slots });
    await talk.page.getByRole("button", { name: "I like bikes" }).click();
    await talk.caption("You said: I like bikes");
    expect(await talk.page.evaluate("witness.tracks.length")).to.equal(0);
    await talk.end();
    await expectReleased(talk.page, { tracks: 0 });
  });

  it("is begun in writing by the page, too @nightly", async () => {
    const talk = await talks.open();
    await untilTrue(talk.page, "customElements.get('lectern-voice') !== undefined");
    await talk.page.evaluate("void document.querySelector('lectern-voice').write('I like bikes')");
    await talk.caption("You said: I like bikes");
    await talk.end();
    await expectReleased(talk.page, { tracks: 0 });
  });
});
