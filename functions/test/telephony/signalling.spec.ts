import { once } from "node:events";
import { expect } from "chai";
import { MediaStreamTrack, RTCPeerConnection } from "werift";
import { WebSocket } from "ws";
import { at } from "../voice/support/json.ts";
import { aPair, from, numbers, type Pair } from "./support/a-telephony.ts";
import { failureOf } from "./support/failure.ts";
import { aToken } from "./support/token.ts";

/** The Voice SDK itself is tested in a browser; these are things that it does not do. */
describe("the signalling for browsers", () => {
  const open: (() => unknown)[] = [];

  afterEach(async () => {
    await Promise.all(open.splice(0).map(async (close) => close()));
  });

  const connect = async ({ service }: Pair, path = "/signal") => {
    const socket = new WebSocket(service.url.replace("http", "ws") + path);
    open.push(() => {
      socket.terminate();
    });
    const received: unknown[] = [];
    socket.on("message", (data) => {
      const text = Buffer.isBuffer(data) ? data.toString("utf8") : "";
      if (text !== "\n") received.push(JSON.parse(text));
    });
    await once(socket, "open");
    const answer = async (type: string): Promise<unknown> => {
      for (;;) {
        const found = received.findIndex((message) => at(message, "type") === type);
        if (found >= 0) return received.splice(found, 1)[0];
        await once(socket, "message");
      }
    };
    const send = (type: string, payload: object): void => {
      socket.send(JSON.stringify({ type, payload, version: "1.6" }));
    };
    const first = async (): Promise<unknown> => {
      if (received.length === 0) await once(socket, "message");
      return received.shift();
    };
    return { socket, answer, first, send };
  };

  type Browser = Awaited<ReturnType<typeof connect>>;

  const anOffer = async (): Promise<string> => {
    const peer = new RTCPeerConnection({ iceServers: [] });
    open.push(async () => peer.close());
    peer.addTransceiver(new MediaStreamTrack({ kind: "audio" }));
    await peer.setLocalDescription(await peer.createOffer());
    return (peer.localDescription?.sdp ?? "").replaceAll(/a=rtpmap:96 .*/g, "a=rtpmap:0 PCMU/8000").replaceAll(/ 96\b/g, " 0");
  };

  const listen = async (browser: Browser, token = aToken(), reconnectTimeout = 15): Promise<void> => {
    browser.send("listen", { token, reconnectTimeout });
    await browser.answer("connected");
  };

  /** A call in progress: its SID, and the token for resuming it. */
  const call = async (pair: Pair, browser: Browser) => {
    pair.app.at("/voice", '<Pause length="60"/>');
    await listen(browser);
    browser.send("invite", { callsid: "TJS1", sdp: await anOffer(), twilio: {} });
    const answered = await browser.answer("answer");
    return { sid: String(at(answered, "payload", "callsid")), reconnect: at(answered, "payload", "reconnect") };
  };

  const code = async (browser: Browser): Promise<unknown> => at(await browser.answer("error"), "payload", "error", "code");

  it("is at one address", async () => {
    expect(await connect(await aPair(), "/other").then(() => "open", String)).to.include("404");
  });

  it("refuses what it does not understand, and a call before a token, and goes on", async () => {
    const pair = await aPair();
    const browser = await connect(pair);
    browser.socket.send("no JSON");
    expect(await code(browser)).to.equal(31_100);
    browser.send("dtmf", { callsid: "CA1", dtmf: "<script>" });
    expect(await code(browser)).to.equal(31_100);
    browser.send("invite", { callsid: "TJS1", sdp: "v=0" });
    expect(await code(browser)).to.equal(31_201);
    await listen(browser);
    expect(pair.control.calls()).to.deep.equal([]);
  });

  it("forgets the good token when a bad one comes", async () => {
    const browser = await connect(await aPair());
    await listen(browser);
    browser.send("listen", { token: "abc" });
    expect(await code(browser)).to.equal(31_204);
    browser.send("invite", { callsid: "TJS1", sdp: "v=0" });
    expect(await code(browser)).to.equal(31_201);
  });

  it("ends a call whose offer is none", async () => {
    const pair = await aPair();
    const browser = await connect(pair);
    await listen(browser);
    browser.send("invite", { callsid: "TJS1", sdp: "v=0" });
    expect(at(await browser.answer("hangup"), "payload", "error", "code")).to.equal(53_405);
    const [call] = pair.control.calls();
    expect(call?.status).to.equal("failed");
    const entry = pair.control.debugger().find(({ code }) => code === 53_405);
    expect(entry?.sid).to.equal(call?.sid);
    expect(entry?.message).to.match(/^Media connection failed: \w*Error: ./);
  });

  it("takes a message to the browser of its call, and to no other", async () => {
    const pair = await aPair();
    const [browser, stranger] = [await connect(pair), await connect(pair)];
    const { sid } = await call(pair, browser);
    await listen(stranger, aToken({ identity: "v_other" }));
    const sent = await pair.client.calls(sid).userDefinedMessages.create({ content: '{"state":"connected"}' });
    expect(sent.sid).to.match(/^KX[0-9a-f]{32}$/);
    expect(at(await browser.answer("message"), "payload")).to.deep.equal({
      callsid: sid,
      content: { state: "connected" },
      contenttype: "application/json",
      messagetype: "user-defined-message",
      voiceeventsid: sent.sid,
    });
    // A stranger's messages arrive in order: there was nothing before this.
    stranger.send("dtmf", { callsid: "CA1", dtmf: "<script>" });
    expect(await stranger.first()).to.have.property("type", "error");
  });

  it("lets nobody send to a call that is no browser's, that is over, or what is no JSON", async () => {
    const pair = await aPair();
    const { sid } = await call(pair, await connect(pair));
    const phone = await pair.client.calls.create({ to: numbers.manual, from, twiml: "<Response/>" });
    const failure = async (callSid: string, content = "{}"): Promise<unknown> =>
      at(await failureOf(pair.client.calls(callSid).userDefinedMessages.create({ content })), "code");
    expect(await failure(phone.sid)).to.equal(20_404);
    expect(await failure(sid, "{")).to.equal(21_200);
    pair.control.call(sid).hangUp();
    expect(await failure(sid)).to.equal(20_404);
  });

  it("lets nobody end the call of another person", async () => {
    const pair = await aPair();
    const { sid } = await call(pair, await connect(pair));
    const stranger = await connect(pair);
    await listen(stranger, aToken({ identity: "v_other" }));
    stranger.send("hangup", { callsid: sid });
    await listen(stranger, aToken({ identity: "v_other" }));
    expect(pair.control.call(sid).state().status).to.equal("in-progress");
  });

  it("gives a call back only to who knows the word", async () => {
    const pair = await aPair();
    const browser = await connect(pair);
    const { sid, reconnect } = await call(pair, browser);
    browser.socket.terminate();
    const again = await connect(pair);
    await listen(again);
    again.send("invite", { callsid: sid, sdp: "", reconnect: "another word" });
    expect(at(await again.answer("hangup"), "payload", "callsid")).to.equal(sid);
    again.send("invite", { callsid: sid, sdp: "", reconnect });
    expect(at(await again.answer("answer"), "payload", "callsid")).to.equal(sid);
    again.send("hangup", { callsid: sid });
    await again.answer("hangup");
    expect(pair.control.call(sid).state().status).to.equal("completed");
  });

  it("ends a call whose browser does not come back", async () => {
    const pair = await aPair();
    const browser = await connect(pair);
    pair.app.at("/voice", '<Pause length="60"/>');
    await listen(browser, aToken(), 0.05);
    browser.send("invite", { callsid: "TJS1", sdp: await anOffer(), twilio: {} });
    const sid = String(at(await browser.answer("answer"), "payload", "callsid"));
    browser.socket.terminate();
    await pair.control.call(sid).until(({ status }) => status === "completed");
  });
});
