import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import type { Page } from "playwright-core";
import { aVisitor, aVoiceProject } from "../../support/visitors.ts";
import { startCustomerSite, type CustomerSite } from "./support/customer-site.ts";
import { silentMicrophone } from "./support/microphones.ts";

/** What scripts of old pages replace, and what a visitor's button is built and works with. */
const byNight = [
  "Array.prototype.filter",
  "Array.prototype.forEach",
  "Array.prototype.find",
  "Array.prototype.some",
  "Array.prototype.includes",
  "Promise.prototype.then",
  "Promise.prototype.catch",
  "Promise.all",
  "JSON.parse",
  "JSON.stringify",
  "Object.entries",
  "Object.assign",
  "String.prototype.replace",
  "Element.prototype.closest",
  "EventTarget.prototype.addEventListener",
  "window.setTimeout",
  "window.fetch",
  "window.AbortController",
  "window.CSSStyleSheet",
] as const;

const breakages = {
  throws: "() => { throw new TypeError('replaced by the page'); }",
  "returns nothing": "() => undefined",
} as const;

type Breakage = keyof typeof breakages;

const breaking = (name: string, how: Breakage): string => {
  const [, owner = "", key = "", symbol = ""] = /^(.*?)(?:\.(\w+)|\[(.*)\])$/.exec(name) ?? [];
  const place = key === "" ? symbol : JSON.stringify(key);
  return `Object.defineProperty(${owner}, ${place}, { value: ${breakages[how]}, writable: true, configurable: true });`;
};

/** Which of these becomes true first; "dead" if none does within 8 s. */
const firstOf = async <Name extends string>(facts: Readonly<Record<Name, () => Promise<boolean>>>): Promise<Name | "dead"> => {
  for (let tries = 0; tries < 80; tries++) {
    for (const name in facts) if (await facts[name]()) return name;
    await pause(100);
  }
  return "dead";
};

/** What becomes of a visitor who wants to talk. */
const outcomeOf = async (page: Page, breakNow: () => Promise<unknown>): Promise<string> => {
  const voice = page.locator("lectern-voice");
  const [opener, start, end] = ["Ask us", "Talk", "End"].map((name) => page.getByRole("button", { name, exact: true }));
  const gone = async (): Promise<boolean> => (await voice.count()) === 0;
  const first = await firstOf({ gone, shown: async () => (await opener?.isVisible()) === true });
  // If not even the element's class can be made, there is nothing to press.
  if (first === "dead" && (await page.getByRole("button").count()) === 0) return "nothing";
  if (first !== "shown") return first;
  await breakNow();
  await opener?.click();
  const opened = await firstOf({ gone, shown: async () => (await start?.isVisible()) === true });
  if (opened !== "shown") return opened;
  await start?.click();
  const [told, again] = [page.locator('[part~="status"]'), page.getByRole("button", { name: "Talk again" })];
  const isTold = async (): Promise<boolean> => (await again.isVisible()) && (await told.isVisible());
  return firstOf({ gone, "can be ended": async () => (await end?.isVisible()) === true, "is told, and may begin again": isTold });
};

describe("<lectern-voice> on a page that has replaced", () => {
  let site: CustomerSite;

  before(async () => {
    site = await startCustomerSite();
  });
  after(async () => site[Symbol.asyncDispose]());

  const visit = async (name: string, how: Breakage, isBefore: boolean): Promise<void> => {
    const visitor = await aVisitor(await aVoiceProject());
    const context = await (await silentMicrophone()).newContext({ permissions: ["microphone"] });
    const [logged, uncaught]: [string[], string[]] = [[], []];
    context.on("console", (message) => logged.push(message.text()));
    context.on("weberror", (error) => uncaught.push(error.error().message));
    const script = breaking(name, how);
    await context.addInitScript(`window.lectern = { getIdToken: async () => ${JSON.stringify(visitor.token)} }; ${isBefore ? script : ""}`);
    const page = await context.newPage();
    await page.goto(site.page(`<lectern-voice project="${visitor.projectId}"></lectern-voice><p>More of the page.</p>`), {
      waitUntil: "commit",
    });
    await page.getByText("More of the page.").waitFor();
    const outcome = await outcomeOf(page, async () =>
      isBefore ? undefined : page.evaluate(`(() => { ${script} })()`).catch(() => undefined),
    );
    expect(outcome).not.to.equal("dead");
    const parting = logged.filter((line) => line.startsWith("<lectern-voice> has removed itself"));
    expect(parting, [...logged, ...uncaught].join("\n")).to.have.length(outcome === "gone" ? 1 : 0);
    expect(await page.getByText("More of the page.").isVisible()).to.equal(true);
    await context.close();
  };

  for (const how of ["throws", "returns nothing"] as const) {
    it(`Array.prototype.map, so that it ${how}, leaves no dead button`, async () => visit("Array.prototype.map", how, true));

    it(`Array.prototype.map after it was shown, so that it ${how}, leaves no dead button`, async () =>
      visit("Array.prototype.map", how, false));

    for (const name of ["Array.prototype[Symbol.iterator]", ...byNight]) {
      // Then nobody on the whole page hears a click, or what comes later.
      if (/then|addEventListener/.test(name) && how === "returns nothing") continue;
      it(`${name}, so that it ${how}, leaves no dead button @nightly`, async () => visit(name, how, true));

      it(`${name} after it was shown, so that it ${how}, leaves no dead button @nightly`, async () => visit(name, how, false));
    }
  }
});
