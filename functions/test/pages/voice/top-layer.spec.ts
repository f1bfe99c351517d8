import { expect } from "chai";
import { silentMicrophone } from "./support/microphones.ts";
import { type Talk, useTalks } from "./support/talk.ts";
import { expectReleased } from "./support/witness.ts";

/** Sets styles as properties, which a policy allows. */
const styleBox = async ({ page }: Talk, css: string): Promise<void> => {
  await page.evaluate(`(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(${JSON.stringify(`#box { ${css} }`)});
    document.adoptedStyleSheets = [sheet];
  })()`);
};

/** The widget's distance from the corner of the window, in pixels. */
const distanceFromCorner = async ({ page }: Talk): Promise<readonly number[]> => {
  const box = await page.locator("lectern-voice .floating").boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  if (box === null) throw new Error("The widget is not shown.");
  return [width - box.x - box.width, height - box.y - box.height];
};

const catching = {
  "is moved and made small": "transform: translate(-200px, 100px) scale(0.5)",
  "has a filter": "filter: blur(0)",
  "is painted by itself, and cut": "contain: paint; overflow: hidden; height: 20px",
  "will be moved": "will-change: transform",
};

describe("a widget in a part of the page that", () => {
  const talks = useTalks(silentMicrophone);

  for (const [name, css] of Object.entries(catching)) {
    it(`${name} is in its corner all the same, and stays there where it is moved to @nightly`, async () => {
      const talk = await talks.open({ tag: "", body: (voice) => `<div id="box"><p>Text</p></div><section id="there"></section>${voice}` });
      await styleBox(talk, css);
      await talk.page.evaluate("document.querySelector('#box').append(document.querySelector('lectern-voice'))");
      const voice = "document.querySelector('lectern-voice')";
      await talk.page.locator("lectern-voice .floating").waitFor({ state: "attached" });
      await talk.page.evaluate(`${voice}.open()`);
      expect(await distanceFromCorner(talk)).to.deep.equal([16, 16]);
      await talk.page.evaluate(`${voice}.start()`);
      await talk.caption("Welcome!");
      await talk.page.evaluate(`document.querySelector('#there').append(${voice})`);
      await talk.type("I like bikes");
      await talk.caption("You said: I like bikes");
      expect(await distanceFromCorner(talk)).to.deep.equal([16, 16]);
      await talk.end();
      await expectReleased(talk.page);
    });
  }

  it("does nothing of that leaves it in the layer that the page has given it", async () => {
    const talk = await talks.open({ tag: "", body: (voice) => `<div id="box">${voice}</div>` });
    await styleBox(talk, "--lectern-layer: 7");
    const floating = "document.querySelector('lectern-voice').shadowRoot.querySelector('.floating')";
    // Without a placement of its own, it asks the service where it is.
    await talk.page.locator("lectern-voice .floating").waitFor({ state: "attached" });
    await talk.page.evaluate("document.querySelector('lectern-voice').open()");
    expect(await talk.page.evaluate(`[getComputedStyle(${floating}).zIndex, ${floating}.matches(":popover-open")]`)).to.deep.equal([
      "7",
      false,
    ]);
    expect(await distanceFromCorner(talk)).to.deep.equal([16, 16]);
  });
});
