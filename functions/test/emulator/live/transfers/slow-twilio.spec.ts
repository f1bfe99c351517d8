import { once } from "node:events";
import { createServer, type Server, type Socket } from "node:net";
import { expect } from "chai";
import { transferLimits } from "../../../../src/lib/transfers/limits.ts";
import texts from "../../../../src/lib/i18n/texts/en.json" with { type: "json" };
import { type Instance, startInstance } from "../../../support/instances.ts";
import { aDesk, aScene, storedTransfer, transfer } from "./support/desk.ts";
import { untilDeadlineHasPassed } from "./support/deadline.ts";
import { aPhoneCall, cardOf, twiml } from "./support/phone-call.ts";

const { transfers: english } = texts;

describe("while Twilio takes connections and says nothing", () => {
  const sockets = new Set<Socket>();
  let silent: Server;
  let tools: Instance;
  let events: Instance;

  before(async function () {
    this.timeout(30_000);
    silent = createServer((socket) => sockets.add(socket)).listen(0, "127.0.0.1");
    await once(silent, "listening");
    const address = silent.address();
    if (address === null || typeof address === "string") throw new Error("a TCP server has a port");
    const environment = { ...(await aDesk()).environment, TWILIO_API_URL: `http://127.0.0.1:${address.port}` };
    [tools, events] = await Promise.all([startInstance("liveToolsExecute", environment), startInstance("telephonyEvents", environment)]);
  });

  after(async () => {
    await Promise.all([tools, events].map(async ({ stop }) => stop("SIGKILL")));
    for (const socket of sockets) socket.destroy();
    silent.close();
  });

  it("transfer_to_manager tells how a dial stands of which nobody knows whether it rings", async () => {
    const scene = await aScene();
    scene.desk.twilio.script(scene.phone, "lost_and_reset");
    const call = await aPhoneCall(scene);
    await call.enter();
    await untilDeadlineHasPassed(call);
    const { result, widget } = await transfer({ desk: { tools }, visitor: call.visitor });
    expect(result).to.equal(english.state_caller_waiting);
    expect(cardOf({ result, ...(widget !== undefined && { widget }) }).state).to.equal("caller_waiting");
  });

  it("transfer_to_manager tells of an end whose legs cannot be ended now", async () => {
    const call = await aPhoneCall();
    await call.enter();
    await untilDeadlineHasPassed(call);
    expect((await transfer({ desk: { tools }, visitor: call.visitor })).result).to.equal(english.outcome_expired);
  });

  it("the hold audio goes on, and keeps what is still to be done", async () => {
    const scene = await aScene();
    scene.desk.twilio.script(scene.phone, "lost_and_reset");
    const call = await aPhoneCall(scene);
    await call.enter();
    await untilDeadlineHasPassed(call, { reserved_at: new Date(Date.now() - transferLimits.reconcileMs) });
    const restore = call.desk.replaceEvents(events);
    try {
      expect(twiml(await call.holdAgain())).to.include("<Redirect");
    } finally {
      restore();
    }
    expect((await storedTransfer(call)).fields).to.deep.include({ state: "expired", to_end: ["caller"] });
  });
});
