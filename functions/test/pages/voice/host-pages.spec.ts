import { expect } from "chai";
import { expectAccessible } from "../support/accessibility.ts";
import { silentMicrophone } from "./support/microphones.ts";
import { type Talk, useTalks } from "./support/talk.ts";

/** Sets styles in a way that a strict policy allows. */
const style = async ({ page }: Talk, css: string): Promise<void> => {
  await page.evaluate(`(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(${JSON.stringify(css)});
    document.adoptedStyleSheets = [sheet];
  })()`);
};

const looks = async ({ page }: Talk, selector: string, ...properties: readonly string[]): Promise<unknown> =>
  page.evaluate(`(() => {
    const style = getComputedStyle(document.querySelector("lectern-voice").shadowRoot.querySelector("${selector}"));
    return ${JSON.stringify(properties)}.map((name) => style[name]);
  })()`);

/** Of the first words from the right end of their line, in pixels. */
const distanceFromRight = `(() => {
  const words = document.querySelector("lectern-voice").shadowRoot.querySelector("[part~=caption] bdi");
  const range = document.createRange();
  range.selectNodeContents(words.firstChild);
  return words.parentElement.getBoundingClientRect().right - range.getBoundingClientRect().right;
})()`;

describe("<lectern-voice> on a page with strong opinions @nightly", () => {
  const talks = useTalks(silentMicrophone);

  it("can be read where everything is white, spaced, in capitals and on one line", async () => {
    const talk = await talks.open({ tag: 'placement="homepage"' });
    await style(
      talk,
      "* { color: #fff } body { background: #123; letter-spacing: 0.4em; text-transform: uppercase; white-space: nowrap; text-shadow: 0 0 4px red; text-align: right; font-style: italic } h1 { white-space: normal; letter-spacing: normal }",
    );
    expect(await looks(talk, ".panel", "letterSpacing", "textTransform", "whiteSpace", "textShadow", "fontStyle")).to.deep.equal([
      "normal",
      "none",
      "normal",
      "none",
      "normal",
    ]);
    await talk.start();
    await talk.caption("Welcome!");
    await expectAccessible(talk.page, "a page that is white on blue");
    await talk.end();
  });

  for (const accent of ["#06245f", "#ffe600"]) {
    it(`can be read with an accent of ${accent}, in light and in dark`, async () => {
      const talk = await talks.open({ tag: 'placement="homepage" pages="/{slug}"', slots: '<span slot="suggestion">I like bikes</span>' });
      await style(talk, `lectern-voice { --lectern-accent: ${accent} }`);
      await expectAccessible(talk.page, `invitation with ${accent}`);
      await talk.start();
      await talk.caption("Welcome!");
      await talk.type("My name is Ana Costa");
      await talk.cards.filter({ hasText: "Ana Costa" }).waitFor();
      await talk.status("Listening");
      await expectAccessible(talk.page, `talk with ${accent}`);
      await talk.end();
    });
  }

  it("is dark where the page says so, whatever the visitor's setting is", async () => {
    const talk = await talks.open({ tag: 'placement="homepage" theme="dark"' });
    await talk.page.getByRole("button", { name: "Talk", exact: true }).waitFor();
    expect(await looks(talk, ".panel", "backgroundColor", "color")).to.deep.equal(["oklch(0.19 0.008 75)", "oklch(0.925 0.008 85)"]);
  });

  it("says of everything that was said in which language it is, and from which side it is read", async () => {
    const talk = await talks.open({ tag: 'placement="destination_page" lang="he"' });
    await talk.page.getByRole("button", { name: "לדבר", exact: true }).click();
    await talk.page.getByText("Welcome!").waitFor();
    expect(await talk.page.getByRole("region").first().getAttribute("lang")).to.equal("he");
    const spoken = talk.page.locator("[part~=caption]").first();
    expect(await spoken.getAttribute("lang"), "no Hebrew").to.equal("");
    expect(await spoken.locator("bdi").innerText()).to.equal("Welcome!");
    expect(await talk.page.evaluate(distanceFromRight), "English words stand on the panel’s side").to.equal(0);
    await talk.page.evaluate("document.querySelector('lectern-voice').stop()");
  });
});
