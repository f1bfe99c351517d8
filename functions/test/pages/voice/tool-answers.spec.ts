import { expect } from "chai";
import { stack } from "../../support/stack-addresses.ts";
import { fetchAnswer } from "../support/lose-answer.ts";
import { breakConnection } from "./support/connections.ts";
import { silentMicrophone } from "./support/microphones.ts";
import { type Talk, useTalks } from "./support/talk.ts";
import { expectReleased, receivedBy, sentBy } from "./support/witness.ts";

/** Holds tool answers back until the returned function is called. */
const holdTools = async ({ page }: Talk): Promise<() => void> => {
  const gate = Promise.withResolvers<undefined>();
  await page.route(`${stack.hostingUrl}/api/live/tools/execute`, async (route) => {
    if (route.request().method() === "OPTIONS") return route.continue();
    const response = await fetchAnswer(route);
    await gate.promise;
    return route.fulfill({ response });
  });
  return () => {
    gate.resolve(undefined);
  };
};

/** What the agent was told without waiting for it. */
const toldLater = async ({ page }: Talk): Promise<string> =>
  JSON.stringify((await sentBy(page, "clientContent")).filter((content) => JSON.stringify(content).includes("has finished meanwhile")));

/** The card is shown, and the agent learns of it. The model holds back all answers unless the message completes a turn. */
const expectToldLater = async (talk: Talk & { readonly letGo: () => void }): Promise<void> => {
  talk.letGo();
  await talk.cards.filter({ hasText: "Ana Costa" }).waitFor();
  await talk.status("Listening");
  await talk.type("I like trains");
  await talk.caption("You said: I like trains");
  await talk.status("Listening");
  expect(await sentBy(talk.page, "toolResponse")).to.deep.equal([]);
  expect(await toldLater(talk)).to.include("Ana");
};

describe("an answer of a tool that comes late @nightly", () => {
  const talks = useTalks(silentMicrophone);

  const introducing = async (): Promise<Talk & { readonly letGo: () => void }> => {
    const talk = await talks.open();
    const letGo = await holdTools(talk);
    await talk.start();
    await talk.caption("Welcome!");
    await talk.type("My name is Ana Costa");
    await talk.status("One moment…");
    return { ...talk, letGo };
  };

  it("after the visitor has interrupted is not sent as an answer; its card is shown, and the agent hears of it after the turn", async () => {
    const talk = await introducing();
    await talk.type("I like bikes");
    await talk.caption("You said: I like bikes");
    expect(await receivedBy(talk.page, "toolCallCancellation"), "the voice service has cancelled the call").to.have.lengthOf(1);
    await expectToldLater(talk);
    await talk.end();
    await expectReleased(talk.page);
  });

  it("after the connection was replaced is told on the new one", async () => {
    const talk = await introducing();
    await breakConnection(talk.service);
    await expectToldLater(talk);
    await talk.end();
    await expectReleased(talk.page, { sockets: 2 });
  });

  it("after the conversation has ended changes nothing", async () => {
    const talk = await introducing();
    await talk.end();
    talk.letGo();
    await talk.status("The conversation is over.");
    await expectReleased(talk.page);
    expect(await talk.cards.count()).to.equal(0);
  });
});
