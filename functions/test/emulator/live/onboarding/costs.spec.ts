import { expect } from "chai";
import { sitePage, startCompanyWeb } from "../../../support/company-web.ts";
import { type Cost, costOf } from "../../../support/firestore-cost.ts";
import { type Recorder, startRecorder } from "../../../support/firestore-recorder.ts";
import { type Instance, startInstance } from "../../../support/instances.ts";
import { anOwner } from "../../../support/onboarding.ts";
import { stack } from "../../../support/stack-addresses.ts";
import { callTool, toolResult } from "../../../support/tools.ts";
import type { Visitor } from "../../../support/visitors.ts";

type Call = readonly [tool: string, args: object];

interface Step {
  readonly name: string;
  readonly before: readonly Call[];
  readonly call: Call;
  readonly cost: Cost;
}

const select: Call = ["select_company", { country: "NO", business_url: "http://fjord.example" }];
const edit: Call = ["set_field", { path: "voice", value: "Kore" }];
const read: Call = ["run_extraction", {}];
const confirm: Call = ["confirm", {}];

/** Three reads and one round trip in each row belong to the guard: the project, the member, the user. */
const steps: readonly Step[] = [
  { name: "selecting a company", before: [], call: select, cost: { roundTrips: 3, reads: 4, writes: 1 } },
  { name: "selecting the same company", before: [select], call: select, cost: { roundTrips: 2, reads: 4, writes: 0 } },
  { name: "reading about it", before: [select], call: read, cost: { roundTrips: 7, reads: 7, writes: 4 } },
  { name: "editing a field", before: [select], call: edit, cost: { roundTrips: 3, reads: 4, writes: 1 } },
  { name: "saying again what a field is", before: [edit], call: edit, cost: { roundTrips: 2, reads: 4, writes: 0 } },
  {
    name: "an edit that does not fit",
    before: [],
    call: ["set_field", { path: "voice", value: "Elvis" }],
    cost: { roundTrips: 2, reads: 4, writes: 0 },
  },
  { name: "confirming", before: [select], call: confirm, cost: { roundTrips: 3, reads: 4, writes: 1 } },
  { name: "confirming again", before: [select, confirm], call: confirm, cost: { roundTrips: 2, reads: 4, writes: 0 } },
];

describe("the cost of onboarding", () => {
  let recorder: Recorder;
  let instance: Instance;
  let stopWeb: () => Promise<void>;

  const use = async (owner: Visitor, [tool, args]: Call): Promise<unknown> =>
    toolResult(await callTool(owner, tool, args, { base: instance.url }));

  before(async () => {
    const web = await startCompanyWeb((host) => sitePage(host));
    stopWeb = async () => web[Symbol.asyncDispose]();
    recorder = await startRecorder(stack.firestoreHost);
    instance = await startInstance("liveToolsExecute", {
      FIRESTORE_EMULATOR_HOST: recorder.host,
      WEB_PROXY_URL: web.url,
      GEMINI_API_KEY: "-",
    });
  });

  after(async () => {
    await instance.stop();
    await Promise.all([recorder.stop(), stopWeb()]);
  });

  for (const { name, before: preparation, call, cost } of steps) {
    it(`of ${name} is ${cost.roundTrips} round trips, ${cost.reads} reads and ${cost.writes} writes`, async () => {
      const owner = await anOwner();
      for (const prepared of preparation) await use(owner, prepared);
      expect(costOf(await recorder.during(async () => use(owner, call), instance.rest))).to.deep.equal(cost);
    });
  }
});
