import { expect } from "chai";
import { from, numbers, type Pair, aPair } from "./support/a-telephony.ts";
import { aToken } from "./support/token.ts";

const room = "x_room";

/** A caller waits in a room; a manager is asked to press 1 to enter. */
const withTransfer = async (settings: object = {}): Promise<Pair> => {
  const pair = await aPair({ settings });
  const { app } = pair;
  app.at(
    "/voice",
    `<Dial action="/after" timeLimit="1800"><Conference participantLabel="caller" startConferenceOnEnter="true" endConferenceOnExit="true"
    beep="false" maxParticipants="2" waitUrl="/wait" statusCallback="${app.url}/conference" statusCallbackEvent="start end join leave">${room}</Conference></Dial>`,
  );
  app.at("/wait", "<Play>/hold.mp3</Play><Redirect>/wait</Redirect>");
  app.at(
    "/whisper",
    '<Gather input="dtmf" numDigits="1" timeout="6" action="/accept" actionOnEmptyResult="true"><Say>Press 1 to take the call.</Say></Gather><Hangup/>',
  );
  app.at("/accept", ({ fields }) =>
    fields["Digits"] === "1"
      ? `<Dial><Conference participantLabel="manager" endConferenceOnExit="true" beep="onEnter" maxParticipants="2" waitUrl="">${room}</Conference></Dial>`
      : "<Hangup/>",
  );
  app.at("/after", "<Say>Good bye.</Say>");
  return pair;
};

const dial = async ({ client, app }: Pair, to: string) =>
  client.calls.create({
    to,
    from,
    url: `${app.url}/whisper`,
    timeout: 20,
    timeLimit: 1800,
    statusCallback: `${app.url}/status`,
    statusCallbackEvent: ["initiated", "ringing", "answered", "completed"],
  });

describe("a transfer", () => {
  it("brings a browser and a phone together", async () => {
    const pair = await withTransfer();
    const { control, app } = pair;
    const visitor = control.connectClient({ accessToken: aToken() });
    await control.idle();
    expect(visitor.state()).to.include({ status: "in-progress", room, inConversation: false });
    expect(visitor.heard()).to.deep.equal([`${app.url}/hold.mp3`]);
    const { sid } = await dial(pair, numbers.accepts);
    await control.advance(10_000);
    const manager = control.call(sid);
    expect(manager.heard()).to.deep.equal(["Press 1 to take the call.", "(conversation)"]);
    expect(visitor.state().inConversation).to.equal(true);
    expect(app.fieldsAt("/status", "CallStatus")).to.deep.equal(["initiated", "ringing", "in-progress"]);
    manager.hangUp();
    await control.advance(5_000);
    expect(visitor.heard().at(-1)).to.equal("Good bye.");
    expect(visitor.state().status).to.equal("completed");
    expect(app.fieldsAt("/conference", "StatusCallbackEvent")).to.deep.equal([
      "participant-join",
      "participant-join",
      "conference-start",
      "participant-leave",
      "participant-leave",
      "conference-end",
    ]);
    expect(app.fieldsAt("/status", "CallStatus").at(-1)).to.equal("completed");
    expect(app.received.filter(({ isSigned }) => !isSigned)).to.deep.equal([]);
    expect(control.debugger()).to.deep.equal([]);
  });

  it("goes by itself when the network runs fast", async () => {
    const pair = await withTransfer({ speed: 200 });
    const visitor = pair.control.connectClient({ accessToken: aToken() });
    await visitor.until((state) => state.room === room);
    await dial(pair, numbers.accepts);
    await visitor.until((state) => state.inConversation);
    visitor.hangUp();
    await pair.control.until(() => pair.control.conferences().every(({ status }) => status === "completed"));
    await pair.control.until(() => pair.control.calls().every(({ status }) => status === "completed"));
  });

  it("does not happen when the manager presses 2, nothing, or is a machine", async () => {
    for (const to of [numbers.declinesByKey, numbers.silent, numbers.voicemail]) {
      const pair = await withTransfer();
      const visitor = pair.control.connectClient({ accessToken: aToken() });
      const { sid } = await dial(pair, to);
      await pair.control.advance(40_000);
      expect(pair.control.call(sid).state().status).to.equal("completed");
      expect(visitor.state()).to.include({ status: "in-progress", room, inConversation: false });
      expect(pair.app.fieldsAt("/accept", "Digits")).to.deep.equal([to === numbers.declinesByKey ? "2" : ""]);
    }
  });
});
