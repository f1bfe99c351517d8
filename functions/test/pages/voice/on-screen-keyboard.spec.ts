import { expect } from "chai";
import { silentMicrophone } from "./support/microphones.ts";
import { useTalks } from "./support/talk.ts";
import { expectReleased } from "./support/witness.ts";

/** The height that a phone's keyboard leaves visible. */
const seenPx = 400;

/** How far Safari on iOS pushes the window up behind its keyboard, with everything that is fixed to it. */
const pushedPx = 180;

/** Desktop Chromium has no such keyboard: the window reports what it would report next to one. */
const sayOfWindow = (property: "height" | "offsetTop", px: number, event: "resize" | "scroll"): string => `{
  Object.defineProperty(visualViewport, "${property}", { get: () => ${px}, configurable: true });
  visualViewport.dispatchEvent(new Event("${event}"));
}`;
const openKeyboard = sayOfWindow("height", seenPx, "resize");

describe("a keyboard on the screen @nightly", () => {
  const talks = useTalks(silentMicrophone);

  for (const placement of ["widget", "modal"])
    it(`leaves the field, its button and what was said in sight: ${placement}`, async () => {
      const talk = await talks.open({ tag: `placement="${placement}"`, browser: { viewport: { width: 390, height: 780 } } });
      const { page } = talk;
      await page.getByRole("button", { name: "Ask us" }).click();
      await talk.start();
      await talk.caption("Welcome!");
      await page.getByRole("button", { name: "Write", exact: true }).click();
      const field = page.getByRole("textbox", { name: "Type a message" });
      const parts = [field, page.getByRole("button", { name: "Send" }), page.locator("[part~=caption]").first()];
      const lowest = async (): Promise<number> =>
        Math.max(
          ...(await Promise.all(parts.map(async (part) => part.boundingBox()))).map((box) =>
            box === null ? Number.POSITIVE_INFINITY : box.y + box.height,
          ),
        );
      expect(await lowest(), "without a keyboard it is lower").to.be.above(seenPx);
      await page.evaluate(openKeyboard);
      expect(await lowest()).to.be.at.most(seenPx);
      for (const part of parts) expect((await part.boundingBox())?.y).to.be.at.least(0);
      await field.and(page.locator(":focus")).waitFor();
      await field.fill("I like bikes");
      await page.getByRole("button", { name: "Send" }).click();
      await talk.caption("You said: I like bikes");
      expect(await lowest()).to.be.at.most(seenPx);
      await page.evaluate(sayOfWindow("offsetTop", pushedPx, "scroll"));
      parts.push(page.getByRole("button", { name: "End", exact: true }));
      for (const part of parts) expect((await part.boundingBox())?.y, "where the window is seen").to.be.at.least(pushedPx);
      expect(await lowest()).to.be.at.most(pushedPx + seenPx);
      await page.evaluate(sayOfWindow("offsetTop", 0, "scroll"));
      expect(await lowest()).to.be.at.most(seenPx);
      await talk.end();
      await expectReleased(page);
    });
});
