import { expect } from "chai";
import { nightlyIf } from "../../support/nightly.ts";
import { stack } from "../../support/stack-addresses.ts";
import { silentMicrophone } from "./support/microphones.ts";
import { useTalks } from "./support/talk.ts";
import { eventsOf, untilTrue } from "./support/witness.ts";

const widget = {
  type: "card",
  card_id: "answer_card",
  template_id: "answer_card",
  dir: "ltr",
  data: { question: "When do you close on Saturday?", answer: "Saturday: 10:00 to 15:00", sources: [] },
  labels: { question: "Question", answer: "Answer", sources: "Sources" },
};

describe("what is spoken", () => {
  const talks = useTalks(silentMicrophone);

  for (const [spoken, numbers] of [
    ["On Saturday we close at 16:00.", ["16:00"]],
    ["On Saturday we close at 3.", undefined],
  ] as const) {
    it(`is compared with what was quoted: ${spoken}${nightlyIf(numbers !== undefined)}`, async () => {
      const talk = await talks.open();
      await talk.service.play([
        { when: { text: "saturday" }, then: [{ kind: "call", name: "ask", args: {} }] },
        { when: { toolResponse: "ask" }, then: [{ kind: "say", text: spoken }] },
      ]);
      await talk.page.route(`${stack.hostingUrl}/api/live/tools/execute`, async (route) => {
        if (route.request().method() === "OPTIONS") return route.continue();
        return route.fulfill({ json: { result: "15:00", widget }, headers: { "Access-Control-Allow-Origin": "*" } });
      });
      await talk.start();
      await talk.caption("Welcome!");
      await talk.type("Saturday, when?");
      await talk.caption(spoken);
      await talk.status("Listening");
      // What compares them is loaded with the first answer.
      if (numbers !== undefined) await untilTrue(talk.page, 'witness.events.some(([kind]) => kind === "mismatch")');
      const mismatches = (await eventsOf(talk.page, "mismatch")).map((detail) => detail["numbers"]);
      expect(mismatches).to.deep.equal(numbers === undefined ? [] : [numbers]);
      await talk.end();
    });
  }
});
