import type { WebSocket } from "ws";
import { ClientRefusal, readAccessToken, type Ticket } from "../client/access-token.ts";
import { openClientCall } from "../client/connect-client.ts";
import type { Exchange } from "../exchange.ts";
import { BrowserCall, type Send } from "./browser-call.ts";
import { type ClientMessage, readClientMessage, toFrame } from "./signalling-message.ts";

/** Calls of browsers by SID. They outlive their sockets. */
export type BrowserCalls = Map<string, BrowserCall>;

/** 10 s: the SDK closes a socket that was silent for 15 s. */
const heartbeatMs = 10_000;
const heartbeat = "\n";

/** One socket of the Voice SDK, from its first message until it closes. */
export class SignallingSession {
  readonly #socket: WebSocket;
  readonly #exchange: Exchange;
  readonly #calls: BrowserCalls;
  #ticket: Ticket | undefined;
  #reconnectTimeoutSec = 0;

  constructor(socket: WebSocket, exchange: Exchange, calls: BrowserCalls) {
    this.#socket = socket;
    this.#exchange = exchange;
    this.#calls = calls;
    const beating = setInterval(() => {
      socket.send(heartbeat);
    }, heartbeatMs);
    socket.on("message", (data) => {
      const text = Buffer.isBuffer(data) ? data.toString("utf8") : "";
      if (text !== heartbeat) this.#receive(readClientMessage(text));
    });
    socket.on("error", () => {
      socket.terminate();
    });
    socket.on("close", () => {
      clearInterval(beating);
      for (const call of calls.values()) call.lose(this.#send, this.#reconnectTimeoutSec * 1_000);
      exchange.changed();
    });
  }

  readonly #send: Send = (message) => {
    this.#socket.send(toFrame(message));
  };

  #receive(message: ClientMessage | undefined): void {
    if (message === undefined) {
      this.#fail(31_100, "The request could not be understood");
      return;
    }
    switch (message.type) {
      case "listen":
        this.#listen(message.payload);
        return;
      case "invite":
        this.#invite(message.payload);
        return;
      case "reinvite":
        void this.#callOf(message.payload)?.renegotiate(message.payload.sdp);
        return;
      case "dtmf":
        for (const digit of message.payload.dtmf) this.#callOf(message.payload)?.call.press(digit);
        return;
      case "hangup":
        this.#callOf(message.payload)?.call.hangUp();
    }
  }

  #listen({ token, reconnectTimeout }: Extract<ClientMessage, { type: "listen" }>["payload"]): void {
    const { clock, settings } = this.#exchange;
    this.#ticket = undefined;
    this.#reconnectTimeoutSec = reconnectTimeout;
    try {
      this.#ticket = readAccessToken(token, settings(), clock.nowMs());
    } catch (error) {
      if (!(error instanceof ClientRefusal)) throw error;
      this.#fail(error.signalledCode, error.message);
      return;
    }
    const { identity, expiresMs } = this.#ticket;
    const ttl = Math.floor((expiresMs - clock.nowMs()) / 1_000);
    this.#send({ type: "connected", payload: { edge: "ashburn", region: "us1", token: { identity, ttl } } });
  }

  #invite({ callsid, sdp, reconnect, twilio }: Extract<ClientMessage, { type: "invite" }>["payload"]): void {
    if (this.#ticket === undefined) {
      this.#fail(31_201, "Nobody has listened with a good token");
      return;
    }
    if (reconnect !== undefined) {
      this.#goOn(callsid, reconnect);
      return;
    }
    const params = Object.fromEntries(new URLSearchParams(twilio.params ?? ""));
    const call = openClientCall(this.#exchange, this.#ticket, params);
    const browserCall = new BrowserCall(call, this.#exchange, this.#reconnectTimeoutSec > 0);
    this.#calls.set(call.sid, browserCall);
    call.over.addEventListener("abort", () => this.#calls.delete(call.sid));
    void browserCall.begin(this.#send, sdp);
  }

  /** Only the browser that made the call knows the token. */
  #goOn(callsid: string, reconnect: string): void {
    const known = this.#calls.get(callsid);
    if (known?.reconnectToken === reconnect) known.goOn(this.#send);
    else this.#send({ type: "hangup", payload: { callsid } });
  }

  /** A browser controls only its own calls. */
  #callOf({ callsid }: { readonly callsid: string }): BrowserCall | undefined {
    const found = this.#calls.get(callsid);
    return found?.call.plan.from === `client:${this.#ticket?.identity ?? ""}` ? found : undefined;
  }

  #fail(code: number, message: string): void {
    this.#send({ type: "error", payload: { error: { code, message } } });
  }
}
