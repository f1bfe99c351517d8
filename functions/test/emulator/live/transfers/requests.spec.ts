import { expect } from "chai";
import texts from "../../../../src/lib/i18n/texts/en.json" with { type: "json" };
import { Timestamp } from "firebase-admin/firestore";
import * as z from "zod";
import { startInstance } from "../../../support/instances.ts";
import { toolResult, callTool } from "../../../support/tools.ts";
import { aVisitor } from "../../../support/visitors.ts";
import { aPhone, aScene, dialsTo, storedTransfer, storedTransfers, transfer } from "./support/transfer-fixture.ts";
import { untilDeadlineHasPassed } from "./support/deadline.ts";
import { aPhoneCall, cardOf } from "./support/phone-call.ts";

const { transfers: english } = texts;

const minutesAgo = (minutes: number): Date => new Date(Date.now() - minutes * 60_000);

describe("transfer_to_manager", () => {
  it("begins at once, and hands out everything that the page needs and nothing more", async () => {
    const scene = await aScene();
    const { result, widget } = await transfer(scene);
    expect(result).to.equal(english.started);
    expect(widget).to.deep.include({ type: "call", card_id: "transfer_call", dir: "ltr" });
    expect(widget?.labels).to.deep.equal({ title: english.label_title, state: english.label_requested, hang_up: english.label_hang_up });
    expect(Object.keys(widget?.data ?? {})).to.deep.equal(["transfer_id", "access_token", "expires_at", "state"]);
    expect(JSON.stringify(widget)).not.to.include(scene.phone.slice(1));
    const { id, fields } = await storedTransfer(scene);
    expect(fields).to.deep.include({ state: "requested", manager_phone: scene.phone, uid: scene.visitor.uid, project_name: "Fjord & Co" });
    expect(widget?.data).to.include({ transfer_id: id });
    expect(dialsTo(scene)).to.have.length(0);
  });

  it("begins once for twenty calls at the same time, and then dials once", async () => {
    const scene = await aScene();
    const answers = await Promise.all(Array.from({ length: 20 }, async () => transfer(scene)));
    const { id } = await storedTransfer(scene);
    expect(new Set(answers.map((answer) => cardOf(answer).transfer_id))).to.deep.equal(new Set([id]));
    expect(answers.filter(({ result }) => result === english.started)).to.have.length(1);
    const call = await aPhoneCall(scene);
    await call.arrive();
    const joined = { FriendlyName: await call.room(), CallSid: call.callerCall, StatusCallbackEvent: "participant-join" };
    await Promise.all([
      ...Array.from({ length: 10 }, async () => call.tell("room", joined)),
      ...Array.from({ length: 10 }, async () => call.holdAgain()),
    ]);
    expect(dialsTo(scene)).to.have.length(1);
    expect((await storedTransfer(scene)).fields).to.include({ state: "ringing" });
  });

  it("lets one phone ring once for eighteen visitors at the same time, also when two projects name it", async () => {
    const phone = aPhone();
    const scenes = await Promise.all([
      aScene({ manager_phone: phone }),
      aScene({ manager_phone: `${phone.slice(0, 3)} ${phone.slice(3)}` }),
    ]);
    const others = await Promise.all(
      scenes.flatMap((scene) => Array.from({ length: 8 }, async () => ({ ...scene, visitor: await aVisitor(scene.visitor.projectId) }))),
    );
    const calls = await Promise.all([...scenes, ...others].map(async (scene) => aPhoneCall({ ...scene, phone })));
    await Promise.all(calls.map(async (call) => call.enter()));
    expect(dialsTo({ ...scenes[0], phone })).to.have.length(1);
    const states = (await Promise.all(scenes.map(storedTransfers))).flat().map(({ fields }) => z.string().parse(fields["state"]));
    expect(states.toSorted()).to.deep.equal([...Array.from({ length: 17 }, () => "busy"), "ringing"]);
    // A visitor who asks now learns it without joining.
    const late = { ...scenes[0], visitor: await aVisitor(scenes[0].visitor.projectId) };
    expect((await transfer(late)).result).to.equal(english.lineBusy);
  });

  it("reports an outcome once, and a much later call means another transfer", async () => {
    const call = await aPhoneCall();
    await call.enter();
    await call.reportStatus("busy");
    await untilDeadlineHasPassed(call, { deadline: null, ended_at: minutesAgo(11) });
    expect((await transfer(call)).result).to.equal(english.started);
  });

  it("does not let a visitor who never joins block anybody", async () => {
    const absent = await aScene();
    await transfer(absent);
    const other = { ...absent, visitor: await aVisitor(absent.visitor.projectId) };
    const call = await aPhoneCall(other);
    await call.enter();
    expect((await storedTransfer(other, call.transferId)).fields).to.include({ state: "ringing" });
  });

  it("does not let a dead transfer block its visitor, nor the phone", async () => {
    const dead = await aPhoneCall();
    await dead.enter();
    await untilDeadlineHasPassed(dead);
    const other = { ...dead, visitor: await aVisitor(dead.visitor.projectId) };
    expect((await transfer(other)).result).to.equal(english.started);
    expect((await transfer(dead)).result).to.equal(english.outcome_expired);
    expect((await transfer(dead)).result).to.equal(english.started);
  });

  it("gives the browser half a minute to join", async () => {
    const scene = await aScene();
    const before = Date.now();
    await transfer(scene);
    const deadline = z
      .instanceof(Timestamp)
      .parse((await storedTransfer(scene)).fields["deadline"])
      .toMillis();
    expect(deadline).to.be.within(before + 30_000, Date.now() + 30_000);
  });

  it("is not possible without a number that can be dialed, and says so to the operator", async () => {
    for (const phone of [undefined, "", "90000000", "+4790", "+19005551234", "+88213123456", "call me", 4790000000]) {
      const scene = await aScene({ manager_phone: phone ?? null });
      const { result, widget } = await transfer(scene);
      expect([result, widget]).to.deep.equal([english.notPossible, undefined]);
      expect(await storedTransfers(scene)).to.deep.equal([]);
      expect(scene.fixture.tools.log()).to.match(
        new RegExp(`"message":"the project's manager_phone is missing or cannot be dialed",[^\\n]*"project":"${scene.visitor.projectId}"`),
      );
    }
  });

  it("is offered when somebody is there, outside of the manager's hours: nothing rings, and the visitor may leave a message", async () => {
    const dayAfterTomorrow = ((new Date().getUTCDay() + 1) % 7) + 1;
    const hours = [{ day: dayAfterTomorrow, opens: "09:00", closes: "10:00" }];
    const scene = await aScene({ manager_hours: hours, time_zone: "UTC" });
    const { result, widget } = await transfer(scene);
    expect(result).to.match(
      /^Nobody from our team is on the phone right now\. Someone will be there again: \w+day 9:00\sAM\. Shall I take a message\? Our team can also call you back: just tell me when\.$/,
    );
    expect(widget).to.equal(undefined);
    expect(await storedTransfers(scene)).to.deep.equal([]);
    const never = await aScene({ manager_hours: [] });
    expect((await transfer(never)).result).to.equal(english.notPossible);
  });

  it("is not possible in a deployment that lacks a parameter @nightly", async () => {
    const scene = await aScene();
    for (const missing of ["PUBLIC_BASE_URL", "TWILIO_ACCOUNT_SID", "TWILIO_API_KEY_SECRET"]) {
      const instance = await startInstance("liveToolsExecute", { ...scene.fixture.environment, [missing]: "" });
      const { result, widget } = toolResult(await callTool(scene.visitor, "transfer_to_manager", {}, { base: instance.url }));
      expect([result, widget]).to.deep.equal([english.notPossible, undefined]);
      expect(instance.log()).to.include("telephony is not configured");
      await instance.stop("SIGKILL");
    }
  });

  it("is answered at once: Twilio is not asked", async () => {
    const scene = await aScene();
    await transfer(scene);
    expect(scene.fixture.twilio.control.requests()).to.deep.equal([]);
  });
});
