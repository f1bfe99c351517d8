import { expect } from "chai";
import { type Cost, costOf } from "../../../support/firestore-cost.ts";
import { type Recorder, startRecorder } from "../../../support/firestore-recorder.ts";
import { type Instance, startInstance } from "../../../support/instances.ts";
import { tell } from "../../../support/profiles.ts";
import { stack } from "../../../support/stack-addresses.ts";
import { aVisitor, aVoiceProject } from "../../../support/visitors.ts";

/** Three of the reads are the guard's: the project, the member, the user. */
const calls: Readonly<Record<string, { readonly args: object; readonly cost: Cost }>> = {
  "showing the profile": { args: {}, cost: { roundTrips: 1, reads: 3, writes: 0 } },
  "saying what is stored already": { args: { first_name: "Ada" }, cost: { roundTrips: 1, reads: 3, writes: 0 } },
  "saying what cannot be": { args: { phone: "112" }, cost: { roundTrips: 1, reads: 3, writes: 0 } },
  "telling five things": {
    args: { first_name: "Grace", last_name: "Hopper", pronoun: "she", phone: "+16502530000", contact_email: "grace@example.com" },
    cost: { roundTrips: 3, reads: 4, writes: 1 },
  },
  "switching to a language of the repository": { args: { language: "Swedish" }, cost: { roundTrips: 3, reads: 4, writes: 1 } },
};

describe("Firestore traffic of update_profile", () => {
  let recorder: Recorder;
  let instance: Instance;

  before(async () => {
    recorder = await startRecorder(stack.firestoreHost);
    instance = await startInstance("liveToolsExecute", { FIRESTORE_EMULATOR_HOST: recorder.host });
  });

  after(async () => {
    await instance.stop();
    await recorder.stop();
  });

  for (const [name, { args, cost }] of Object.entries(calls)) {
    it(`${name} takes ${cost.roundTrips} round trips, ${cost.reads} reads and ${cost.writes} writes`, async () => {
      const visitor = await aVisitor(await aVoiceProject(), { first_name: "Ada" });
      const exchanges = await recorder.during(async () => tell(visitor, args, instance.url), instance.rest);
      expect(costOf(exchanges)).to.deep.equal(cost);
    });
  }
});
