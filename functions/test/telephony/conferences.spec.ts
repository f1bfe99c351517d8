import { expect } from "chai";
import { guest, telling, toldOf } from "./support/room.ts";
import { aPair } from "./support/a-telephony.ts";

describe("a conference", () => {
  it("begins when two are in it and one of them may begin it", async () => {
    const pair = await aPair();
    const { control } = pair;
    const status = () => control.conferences()[0]?.status;
    const a = await guest(pair, `participantLabel="a" startConferenceOnEnter="false" ${telling(pair)}`);
    expect(status()).to.equal("init");
    const b = await guest(pair, 'participantLabel="b" startConferenceOnEnter="false"');
    expect(status()).to.equal("init");
    expect(b.state().inConversation).to.equal(false);
    const c = await guest(pair, 'participantLabel="c"');
    expect(status()).to.equal("in-progress");
    for (const call of [a, b, c]) expect(call.state().inConversation).to.equal(true);
    await control.idle();
    expect(toldOf(pair)).to.deep.equal(["participant-join a", "participant-join b", "participant-join c", "conference-start"]);
  });

  it("does not begin with one alone", async () => {
    const pair = await aPair();
    const alone = await guest(pair);
    expect(pair.control.conferences()[0]?.status).to.equal("init");
    expect(alone.heard()).to.deep.equal(["(silence)"]);
  });

  it("goes on without one of them, and is over with the last", async () => {
    const pair = await aPair();
    const a = await guest(pair, `participantLabel="a" ${telling(pair)}`);
    const b = await guest(pair, 'participantLabel="b"');
    a.hangUp();
    await pair.control.idle();
    expect(pair.control.conferences()[0]?.status).to.equal("in-progress");
    expect(b.state().room).to.equal("r");
    b.hangUp();
    await pair.control.idle();
    expect(pair.control.conferences()[0]).to.deep.include({
      status: "completed",
      ended: { reason: "last-participant-left", callSid: b.sid },
    });
    expect(toldOf(pair).slice(-3)).to.deep.equal(["participant-leave a", "participant-leave b", "conference-end"]);
    const last = pair.app.to("/room").at(-1)?.fields;
    expect(last).to.include({
      ReasonConferenceEnded: "last-participant-left",
      CallSidEndingConference: b.sid,
      ParticipantLabelEndingConference: "b",
      FriendlyName: "r",
    });
  });

  it("is over for all when one leaves who ends it, and each goes on with what comes next", async () => {
    const pair = await aPair();
    pair.app.at("/after", "<Say>After</Say>");
    const ender = await guest(pair, `participantLabel="a" endConferenceOnExit="true" ${telling(pair)}`, { dial: 'action="/after"' });
    const other = await guest(pair, 'participantLabel="b"', { dial: 'action="/after"' });
    const third = await guest(pair, 'participantLabel="c"', { after: "<Say>Next verb</Say>" });
    ender.hangUp();
    await pair.control.advance(5_000);
    expect(pair.control.conferences()[0]?.ended?.reason).to.equal("participant-with-end-conference-on-exit-left");
    expect(other.heard().at(-1)).to.equal("After");
    expect(third.heard().at(-1)).to.equal("Next verb");
    for (const call of [ender, other, third]) expect(call.state().status).to.equal("completed");
    const leaves = pair.app
      .to("/room")
      .map(({ fields }) => fields)
      .filter((fields) => fields["StatusCallbackEvent"] === "participant-leave");
    expect(leaves.map((fields) => [fields["ParticipantLabel"], fields["ReasonParticipantLeft"]])).to.deep.equal([
      ["a", "participant_hung_up"],
      ["b", "moderator_ended_conference"],
      ["c", "moderator_ended_conference"],
    ]);
    // The URL is requested for the one who has hung up, too; the answer then has no effect.
    expect(
      pair.app.to("/after").map(({ fields }) => [fields["CallSid"], fields["CallStatus"], fields["DialCallStatus"]]),
    ).to.have.deep.members([
      [ender.sid, "completed", "answered"],
      [other.sid, "in-progress", "answered"],
    ]);
  });

  it("lets in no more than it may hold, and no label twice", async () => {
    const pair = await aPair();
    await guest(pair, 'participantLabel="a" maxParticipants="2"');
    const twin = await guest(pair, 'participantLabel="a" maxParticipants="2"', { after: "<Say>Same label</Say>" });
    await guest(pair, 'participantLabel="b" maxParticipants="2"');
    const third = await guest(pair, 'participantLabel="c" maxParticipants="2"', { after: "<Say>Full</Say>" });
    expect(pair.control.debugger().map(({ code, sid }) => [code, sid])).to.deep.equal([
      [16_025, twin.sid],
      [16_020, third.sid],
    ]);
    expect([twin, third].map((call) => call.heard())).to.deep.equal([["Same label"], ["Full"]]);
    expect(pair.control.conferences()).to.have.length(1);
  });

  it("is another one when its name is used again after its end", async () => {
    const pair = await aPair();
    const first = await guest(pair);
    first.hangUp();
    await guest(pair);
    expect(pair.control.conferences().map(({ status }) => status)).to.deep.equal(["init", "completed"]);
  });

  it("listens to the first participant's wishes for callbacks alone, and tells each event with its number", async () => {
    const pair = await aPair();
    await guest(pair, `participantLabel="a" statusCallback="${pair.app.url}/room" statusCallbackEvent="join"`);
    await guest(pair, `participantLabel="b" statusCallback="${pair.app.url}/other" statusCallbackEvent="start end join leave"`);
    await pair.control.idle();
    expect(toldOf(pair)).to.deep.equal(["participant-join a", "participant-join b"]);
    expect(pair.app.to("/other")).to.deep.equal([]);
    expect(pair.app.fieldsAt("/room", "SequenceNumber")).to.deep.equal(["1", "2"]);
    expect(pair.app.to("/room")[0]?.fields).to.include({
      Muted: "false",
      Hold: "false",
      Coaching: "false",
      EndConferenceOnExit: "false",
      StartConferenceOnEnter: "true",
    });
  });

  it("beeps when somebody comes or goes, for those who are there", async () => {
    const pair = await aPair();
    const a = await guest(pair, 'beep="false"');
    await guest(pair, 'beep="false"');
    const c = await guest(pair, 'beep="onEnter"');
    const d = await guest(pair, 'beep="onExit"');
    for (const call of [c, d]) call.hangUp();
    expect(a.heard().slice(2)).to.deep.equal(["(beep)", "(beep)"]);
  });

  it("ends the stay of one whose time is up", async () => {
    const pair = await aPair();
    const call = await guest(pair, "", { dial: 'timeLimit="30"', after: "<Say>Time is up</Say>" });
    await pair.control.advance(29_000);
    expect(call.state().room).to.equal("r");
    await pair.control.advance(5_000);
    expect(call.heard().at(-1)).to.equal("Time is up");
  });
});

describe("waiting in a conference", () => {
  it("sounds as its document says, round and round, until the conference begins", async () => {
    const pair = await aPair();
    pair.app.at("/wait", "<Play>/hold.mp3</Play><Say>Please wait</Say><Redirect>/wait</Redirect>");
    const a = await guest(pair, 'waitUrl="/wait"');
    await pair.control.advance(12_000);
    const round = [`${pair.app.url}/hold.mp3`, "Please wait"];
    expect(a.heard()).to.deep.equal([...round, ...round, round[0]]);
    expect(pair.app.to("/wait")[0]?.fields).to.include({ CallSid: a.sid, FriendlyName: "r" });
    await guest(pair, 'waitUrl=""');
    const heard = a.heard().length;
    await pair.control.advance(30_000);
    expect(a.heard().slice(heard - 1)).to.deep.equal(["(conversation)"]);
  });

  it("sounds once without a redirect, and not at all without an address", async () => {
    const pair = await aPair();
    pair.app.at("/wait", "<Say>Once</Say>");
    const a = await guest(pair, 'waitUrl="/wait" waitMethod="GET" startConferenceOnEnter="false"');
    const b = await guest(pair, 'waitUrl="" startConferenceOnEnter="false"');
    await pair.control.advance(30_000);
    expect(a.heard()).to.deep.equal(["Once"]);
    expect(b.heard()).to.deep.equal(["(silence)"]);
    expect(pair.app.to("/wait").map(({ method }) => method)).to.deep.equal(["GET"]);
  });

  it("is over at once when its document cannot be had, or does more than sound", async () => {
    const pair = await aPair();
    pair.app.at("/no", { status: 500 });
    pair.app.at("/dials", "<Dial><Conference>other</Conference></Dial>");
    for (const [path, code] of [
      ["/no", 11_200],
      ["/dials", 12_200],
    ] as const) {
      const call = await guest(pair, `waitUrl="${path}"`, { after: "<Say>No room</Say>" });
      await pair.control.advance(2_000);
      expect(call.heard()).to.deep.equal(["No room"]);
      expect(pair.control.debugger().at(-1)).to.include({ code });
      expect(pair.control.conferences()[0]?.status).to.equal("completed");
    }
  });

  it("does not ask without end when a document without any sound leads to itself", async () => {
    const pair = await aPair();
    pair.app.at("/loop", "<Redirect>/loop</Redirect>");
    await guest(pair, 'waitUrl="/loop"');
    await pair.control.advance(10_000);
    expect(pair.app.to("/loop").length).to.be.within(5, 12);
  });
});
