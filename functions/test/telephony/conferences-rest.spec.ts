import { expect } from "chai";
import { failureOf } from "./support/failure.ts";
import { guest, telling, toldOf } from "./support/room.ts";
import { aPair, from, numbers } from "./support/a-telephony.ts";

describe("Conferences.json", () => {
  it("lists those in progress, and others when their status is asked for", async () => {
    const pair = await aPair();
    const names = async (filter: Parameters<typeof pair.client.conferences.list>[0]) =>
      (await pair.client.conferences.list(filter)).map(({ friendlyName }) => friendlyName);
    await guest(pair);
    expect(await names({})).to.deep.equal([]);
    expect(await names({ status: "init" })).to.deep.equal(["r"]);
    const second = await guest(pair, 'endConferenceOnExit="true"');
    expect(await names({})).to.deep.equal(["r"]);
    expect(await names({ friendlyName: "r", limit: 1 })).to.deep.equal(["r"]);
    expect(await names({ friendlyName: "other" })).to.deep.equal([]);
    expect(await names({ status: "init" })).to.deep.equal([]);
    second.hangUp();
    expect(await names({})).to.deep.equal([]);
    expect(await names({ status: "completed", dateCreatedAfter: new Date(Date.now() - 86_400_000) })).to.deep.equal(["r"]);
  });

  it("shows a conference, and ends it", async () => {
    const pair = await aPair();
    const calls = [await guest(pair, telling(pair), { after: "<Say>Ended</Say>" }), await guest(pair, "", { after: "<Say>Ended</Say>" })];
    const sid = pair.control.conferences()[0]?.sid ?? "";
    expect(await pair.client.conferences(sid).fetch()).to.include({
      status: "in-progress",
      friendlyName: "r",
      region: "us1",
      reasonConferenceEnded: null,
    });
    expect(await pair.client.conferences(sid).update({ status: "completed" })).to.include({
      status: "completed",
      reasonConferenceEnded: "conference-ended-via-api",
      callSidEndingConference: null,
    });
    await pair.control.advance(2_000);
    for (const call of calls) expect(call.heard().at(-1)).to.equal("Ended");
    expect(toldOf(pair).slice(-3)).to.deep.equal(["participant-leave", "participant-leave", "conference-end"]);
    expect(pair.app.fieldsAt("/room", "ReasonParticipantLeft").filter((reason) => reason !== undefined)).to.deep.equal([
      "conference_ended_via_api",
      "conference_ended_via_api",
    ]);
  });
});

describe("Participants.json", () => {
  it("calls somebody into a room that is made for it, also a machine", async () => {
    const { client, control, app } = await aPair();
    const created = await client.conferences("x_room").participants.create({
      to: numbers.voicemail,
      from,
      label: "manager",
      endConferenceOnExit: true,
      conferenceStatusCallback: `${app.url}/room`,
      conferenceStatusCallbackEvent: ["start", "end", "join", "leave"],
      statusCallback: `${app.url}/status`,
      statusCallbackEvent: ["answered", "completed"],
    });
    expect(created).to.include({
      label: "manager",
      status: "queued",
      endConferenceOnExit: true,
      startConferenceOnEnter: true,
      hold: false,
      muted: false,
    });
    await control.advance(2_000);
    const participants = client.conferences(created.conferenceSid).participants;
    expect(await participants("manager").fetch()).to.include({ status: "ringing", callSid: created.callSid });
    await control.advance(8_000);
    expect(await participants(created.callSid).fetch()).to.include({ status: "connected" });
    await control.advance(120_000);
    expect(app.fieldsAt("/room", "StatusCallbackEvent")).to.deep.equal(["participant-join", "participant-leave", "conference-end"]);
    expect(app.fieldsAt("/status", "CallStatus")).to.deep.equal(["in-progress", "completed"]);
  });

  it("tells that somebody could not be reached", async () => {
    const { client, control, app } = await aPair();
    for (const [to, status] of [
      [numbers.busy, "busy"],
      [numbers.noAnswer, "no-answer"],
      [numbers.fails, "failed"],
    ] as const) {
      await client.conferences("x_room").participants.create({
        to,
        from,
        timeout: 5,
        conferenceStatusCallback: `${app.url}/${status}`,
        conferenceStatusCallbackEvent: ["leave", "end"],
      });
      await control.advance(20_000);
      expect(app.to(`/${status}`)[0]?.fields).to.include({
        StatusCallbackEvent: "participant-leave",
        ParticipantCallStatus: status,
        ReasonParticipantLeft: "participant_add_failed",
      });
      expect(control.conferences()[0]?.status).to.equal("completed");
    }
  });

  it("refuses a label that is in use or unfit, an unknown SID, and ringing for too short a time", async () => {
    const { client } = await aPair();
    const create = async (room: string, more: object) =>
      client.conferences(room).participants.create({ to: numbers.manual, from, ...more });
    await create("x", { label: "manager" });
    expect(await failureOf(create("x", { label: "manager" }))).to.include({ status: 400, code: 16_026 });
    expect(await failureOf(create("x", { label: "a/b" }))).to.include({ code: 16_024 });
    expect(await failureOf(create("x", { label: `CA${"0".repeat(32)}` }))).to.include({ code: 16_024 });
    expect(await failureOf(create(`CF${"0".repeat(32)}`, {}))).to.include({ status: 404, code: 16_003 });
    expect(await failureOf(create("x", { timeout: 4 }))).to.include({ code: 21_208 });
    expect(await failureOf(create("x", { maxParticipants: 251 }))).to.include({ code: 21_200 });
    expect(await failureOf(create("x", { from: "+12025550199" }))).to.include({ code: 21_210 });
  });

  it("lists, mutes, holds and removes those who are in", async () => {
    const pair = await aPair();
    const caller = await guest(pair, `participantLabel="caller" ${telling(pair)}`, { after: "<Say>Removed</Say>" });
    await guest(pair, 'participantLabel="manager"');
    const participants = pair.client.conferences(pair.control.conferences()[0]?.sid ?? "").participants;
    const labels = async (filter: object) => (await participants.list(filter)).map(({ label }) => label);
    expect(await labels({})).to.deep.equal(["manager", "caller"]);
    expect(await participants("caller").update({ muted: true })).to.include({ muted: true, hold: false });
    expect(await labels({ muted: true })).to.deep.equal(["caller"]);
    expect(await participants("caller").update({ hold: true, holdUrl: "https://a.example/hold.mp3" })).to.include({ hold: true });
    expect(caller.heard().at(-1)).to.equal("https://a.example/hold.mp3");
    expect(await participants("caller").remove()).to.equal(true);
    await pair.control.advance(2_000);
    expect(caller.heard().at(-1)).to.equal("Removed");
    expect(await failureOf(participants("caller").fetch())).to.include({ status: 404, code: 20_404 });
    expect(toldOf(pair).slice(2)).to.deep.equal([
      "conference-start",
      "participant-mute caller",
      "participant-hold caller",
      "participant-leave caller",
    ]);
    expect(pair.app.fieldsAt("/room", "ReasonParticipantLeft").at(-1)).to.equal("participant_updated_via_api");
  });

  it("knows a room by its SID alone, but for calling somebody into it", async () => {
    const pair = await aPair();
    await guest(pair);
    expect(await failureOf(pair.client.conferences("r").participants.list())).to.include({ status: 404, code: 20_404 });
    const { conferenceSid } = await pair.client.conferences("r").participants.create({ to: numbers.manual, from });
    expect(conferenceSid).to.equal(pair.control.conferences()[0]?.sid);
  });
});
