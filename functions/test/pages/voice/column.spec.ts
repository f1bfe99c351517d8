import { expect } from "chai";
import type { Page } from "playwright-core";
import { stack } from "../../support/stack-addresses.ts";
import { silentMicrophone } from "./support/microphones.ts";
import { type Talk, useTalks } from "./support/talk.ts";
import { untilTrue } from "./support/witness.ts";

const cardOf = (question: string) => ({
  type: "card",
  card_id: "answer_card",
  template_id: "answer_card",
  dir: "ltr",
  data: {
    question,
    answer: "From ten.",
    sources: [
      { title: "Opening hours", slug: "opening hours", language: "en", excerpt: "" },
      { title: "About us", slug: "about", language: "en", excerpt: "" },
    ],
  },
  labels: { question: "Question", answer: "Answer", sources: "Source" },
});

const teamCardOf = (question: string) => ({
  ...cardOf(question),
  data: {
    question,
    answer: "From ten.",
    sources: [{ title: question, slug: null, language: "en", excerpt: "", answered_at: new Date().toISOString() }],
  },
  labels: { question: "Question", answer: "Answer", sources: "Answered by the team" },
});

const companies = {
  type: "card",
  card_id: "company_card",
  template_id: "company_card",
  dir: "ltr",
  data: {
    country: "NO",
    query: "Fjell",
    candidates: [
      {
        name: "Fjell AS",
        registry_id: "987654321",
        town: "Oslo",
        address: null,
        status: "active",
        website: null,
        source_name: "brreg",
        source_url: null,
      },
      {
        name: "Fjell Sykler AS",
        registry_id: "912345678",
        town: "Lom",
        address: null,
        status: "active",
        website: null,
        source_name: "brreg",
        source_url: null,
      },
    ],
    incomplete: false,
  },
  labels: { companies: "Companies", query: "Search", source: "Source", address: "Address", registry_id: "Number" },
};

/** px. It lays the page out, as many a host page does between two frames. */
const distanceFromEnd = `(() => {
  const column = document.querySelector("lectern-voice").shadowRoot.querySelector("[part~=transcript]");
  return column.scrollHeight - column.scrollTop - column.clientHeight;
})()`;

const answerTools = async (page: Page, delayMs = 0): Promise<void> => {
  let count = 0;
  await page.route(`${stack.hostingUrl}/api/live/tools/execute`, async (route) => {
    if (route.request().method() === "OPTIONS") return route.continue();
    count += 1;
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    const widget = count === 3 ? teamCardOf("Question 3?") : cardOf(`Question ${count}?`);
    const json = { result: `Answer ${count}.`, widget };
    return route.fulfill({ json, headers: { "Access-Control-Allow-Origin": "*" } });
  });
};

const thingsIn = async ({ page }: Talk): Promise<readonly string[]> =>
  (await page.locator("[part~=transcript] > li").allInnerTexts()).map((text) => text.replaceAll(/\s+/g, " ").trim());

describe("what a visitor sees of a conversation", () => {
  const talks = useTalks(silentMicrophone);

  const open = async (delayMs?: number): Promise<Talk> => {
    const talk = await talks.open({ tag: 'placement="widget" pages="/pages/{language}/{slug}"' });
    await talk.service.play([{ when: { text: "question" }, then: [{ kind: "call", name: "ask" }] }]);
    await talk.page.getByRole("button", { name: "Ask us" }).click();
    await answerTools(talk.page, delayMs);
    await talk.start();
    await talk.caption("Welcome!");
    return talk;
  };

  it("is one column: cards stand where they came up, older ones are folded, and the source is a link to its page", async () => {
    const talk = await open();
    for (const number of [1, 2]) {
      await talk.type(`My question ${number}`);
      await talk.caption(`Answer ${number}.`);
      await talk.status("Listening");
    }
    expect(await thingsIn(talk)).to.deep.equal([
      "Assistant: Welcome!",
      "You: My question 1",
      "Opening hours",
      "Assistant: Answer 1.",
      "You: My question 2",
      "Opening hours From ten. Source: Opening hours",
      "Assistant: Answer 2.",
    ]);
    const repeated = await talk.page.getByRole("heading", { name: "Opening hours" }).last().boundingBox();
    expect(repeated?.height, "an open answer names its page once").to.be.below(2);
    const link = talk.page.getByRole("link", { name: "Opening hours" });
    expect(await link.last().getAttribute("href")).to.match(/\/pages\/en\/opening%20hours$/);
    await talk.page.getByRole("heading", { name: "Opening hours" }).first().click();
    expect(await link.count(), "what is folded can be opened").to.equal(2);
    await talk.type("My question 3");
    await talk.caption("Answer 3.");
    expect((await thingsIn(talk)).at(-2), "an answer without a page").to.equal(
      "Answered by the team From ten. Answered by the team · today",
    );
    await talk.end();
    expect(await thingsIn(talk), "and stays in sight").to.have.length(10);
  });

  it("keeps the newest in sight while a phone becomes a desktop and a phone again", async () => {
    const talk = await open();
    for (const number of [1, 2]) {
      await talk.type(`My question ${number} ${"and more of it ".repeat(20)}`);
      await talk.caption(`Answer ${number}.`);
    }
    for (const [width, height] of [
      [390, 560],
      [1280, 800],
      [390, 560],
    ] as const) {
      await talk.page.setViewportSize({ width, height });
      await untilTrue(talk.page, `${distanceFromEnd} < 2`);
    }
  });

  it("keeps the newest in sight where the window was another one for less than a frame", async () => {
    const talk = await open();
    await talk.page.setViewportSize({ width: 390, height: 560 });
    for (const number of [1, 2]) {
      await talk.type(`My question ${number} ${"and more of it ".repeat(20)}`);
      await talk.caption(`Answer ${number}.`);
    }
    await talk.status("Listening");
    const devtools = await talk.page.context().newCDPSession(talk.page);
    const resize = async (width: number, height: number) =>
      devtools.send("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: 1, mobile: false });
    for (let round = 0; round < 5; round++) {
      await Promise.all([resize(1280, 800), devtools.send("Runtime.evaluate", { expression: distanceFromEnd }), resize(390, 560)]);
      await talk.page.evaluate("new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))))");
      expect(await talk.page.evaluate(distanceFromEnd)).to.be.below(2);
    }
  });

  it("asks which company is meant by rows: pressing one says it", async () => {
    const talk = await open();
    await talk.page.route(`${stack.hostingUrl}/api/live/tools/execute`, async (route) =>
      route.fulfill({ json: { result: "Which one?", widget: companies }, headers: { "Access-Control-Allow-Origin": "*" } }),
    );
    await talk.type("My question");
    await talk.page.getByRole("button", { name: /^Fjell Sykler AS/ }).click();
    await talk.page.getByRole("listitem").filter({ hasText: "You: Fjell Sykler AS, 912345678" }).waitFor();
  });

  it("says what is being done where it is done, and thinks in between @nightly", async () => {
    const talk = await open(2_500);
    await talk.type("My question");
    await talk.status("Thinking…");
    await talk.page.locator("[part~=working]").filter({ hasText: "Looking on this website…" }).waitFor();
    await talk.caption("Answer 1.");
    expect(await talk.page.locator("[part~=working]").count()).to.equal(0);
    await talk.end();
  });

  it("has its controls at the same place in every state @nightly", async () => {
    const talk = await open();
    const places = async (): Promise<unknown> =>
      Promise.all(
        ["mute", "write", "volume", "end"].map(async (part) => talk.page.locator(`[part~=controls] [part~=${part}]`).boundingBox()),
      );
    const talking = await places();
    await talk.type("My question");
    expect(await places(), "while it is written").to.deep.equal(talking);
    await talk.caption("Answer 1.");
    await talk.page.getByRole("button", { name: "Mute mic" }).click();
    expect(await places(), "muted").to.deep.equal(talking);
    await talk.page.getByRole("button", { name: "Sound", exact: true }).click();
    await talk.page.getByRole("slider", { name: "Volume" }).waitFor();
    expect(await places(), "with the volume").to.deep.equal(talking);
    await talk.end();
  });

  it("has a volume, and is silent at none of it @nightly", async () => {
    const talk = await open();
    await talk.page.getByRole("button", { name: "Sound", exact: true }).click();
    const volume = talk.page.getByRole("slider", { name: "Volume" });
    expect(await volume.inputValue()).to.equal("1");
    await volume.fill("0");
    await talk.page.locator("[part~=volume].off").waitFor();
    await talk.type("I like bikes");
    await talk.caption("You said: I like bikes");
    await talk.end();
  });

  it("is not told again by a screen reader when it can be heard @nightly", async () => {
    const talk = await open();
    await talk.page.evaluate(`(() => {
      window.told = [];
      const live = document.querySelector("lectern-voice").shadowRoot.querySelector("[role=status]");
      new MutationObserver(() => told.push(live.textContent)).observe(live, { childList: true, characterData: true, subtree: true });
    })()`);
    await talk.type("I like bikes");
    await talk.caption("You said: I like bikes");
    await talk.status("Listening");
    expect(await talk.page.evaluate("told")).to.deep.equal([]);
    await talk.page.getByRole("button", { name: "Mute mic" }).click();
    await untilTrue(talk.page, "told.includes('Your microphone is muted.')");
    await talk.end();
    await untilTrue(talk.page, "told.at(-1) === 'The conversation is over.'");
  });
});
