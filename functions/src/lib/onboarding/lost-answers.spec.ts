import { expect } from "chai";
import { aBench, budgetsOf, company } from "../../../test/support/extraction-bench.ts";
import { meetingItself } from "../../../test/support/store-faults.ts";
import { memorySessions } from "../../../test/support/memory-sessions.ts";
import { aToolCall } from "../../../test/support/a-tool-call.ts";
import { confirm } from "./confirm.ts";
import { selectCompany } from "./select-company.ts";
import { setField } from "./set-field.ts";

const now = (): Date => new Date(1_000);

/** The database client sends a commit again when its connection breaks, and then meets its own write. */
describe("an onboarding tool whose commit is sent twice", () => {
  const aStore = (first: Parameters<typeof memorySessions>[0] = { company }) => {
    const sessions = memorySessions(first);
    return { sessions, store: meetingItself(sessions, ["writeSession"]) };
  };

  it("tells of an edit as of one, done once", async () => {
    const { sessions, store } = aStore();
    const answer = await setField(
      { sessions: store, now, findLanguage: async () => undefined },
      { path: "intent", value: "Sell bread" },
      aToolCall(),
    );
    expect(answer.result).to.equal("Purpose of the website is now: Sell bread.");
    expect(sessions.writes()).to.equal(1);
  });

  it("tells of a confirmation as of one, done once", async () => {
    const { sessions, store } = aStore();
    expect((await confirm({ sessions: store, now }, aToolCall())).result).to.match(/^The brief of Fjord is confirmed\./);
    expect(sessions.writes()).to.equal(1);
  });

  it("tells of a selection as of one, done once", async () => {
    const { sessions, store } = aStore({});
    const companies = { findInRegistry: async () => ({ kind: "absent" }) as const, findPlace: async () => ({ kind: "absent" }) as const };
    const said = { country: "NO", registryId: "", placeId: "", businessUrl: "fjord.no" };
    const ports = { sessions: store, companies, budgets: budgetsOf({}), now };
    const answer = await selectCompany(ports, said, aToolCall());
    expect(answer.result).to.match(/^I have noted the company with the website fjord\.no\./);
    expect(sessions.writes()).to.equal(1);
  });

  it("keeps its right to read", async () => {
    const { sessions, store } = aStore();
    expect((await aBench({ sessions: store }).run()).result).to.match(/^Here is what I found/);
    expect(sessions.writes()).to.equal(2);
  });
});
