import { randomUUID } from "node:crypto";
import { parseFrame, type ToolCall } from "../../../web/client/src/voice/wire.ts";
import type { Seat } from "../../scripts/rehearse/node-conversation.ts";
import { isRecord, type UnknownRecord } from "../../src/lib/platform/core/unknown-record.ts";

/** 20 ms that can be heard: a turn without sound is a silent one. */
const sound = Buffer.from(new Int16Array(480).fill(2_000).buffer).toString("base64");

/** The voice service's end of a conversation: what a model is sent, and what it says and calls. */
export class ModelSeat implements Seat {
  /** What the page has sent, but for the setup. */
  readonly messages: UnknownRecord[] = [];
  readonly #watchers = new Set<() => void>();
  #hears: Parameters<Seat["connect"]>[0]["onEvent"] = () => undefined;

  readonly connect: Seat["connect"] = ({ onOpen, onEvent }) => {
    this.#hears = onEvent;
    queueMicrotask(onOpen);
    return {
      send: (message) => {
        if ("setup" in message) this.#send({ setupComplete: {} });
        else this.messages.push(message);
        for (const look of [...this.#watchers]) look();
      },
      close: async () => undefined,
    };
  };

  /** @param isAll nothing follows: the visitor's turn */
  say(text: string, isAll = true): void {
    this.#send({ serverContent: { modelTurn: { parts: [{ inlineData: { mimeType: "audio/pcm;rate=24000", data: sound } }] } } });
    this.#send({ serverContent: { outputTranscription: { text } } });
    if (isAll) this.#send({ serverContent: { turnComplete: true } });
  }

  /** Calls tools, and waits for what the page sends back: the `response` of each call, in the order of the calls. */
  async call(calls: readonly Pick<ToolCall, "name" | "args">[]): Promise<readonly UnknownRecord[]> {
    const functionCalls = calls.map(({ name, args }) => ({ id: `call-${randomUUID()}`, name, args }));
    const answers = (): readonly UnknownRecord[] =>
      functionCalls.flatMap(({ id }) => responsesIn(this.messages).filter((answer) => answer["id"] === id));
    this.#send({ toolCall: { functionCalls } });
    await this.until(() => answers().length === functionCalls.length);
    return answers().map(({ response }) => (isRecord(response) ? response : {}));
  }

  /** Resolves as soon as it holds; looks whenever the page has sent something. */
  async until(isSo: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = (): void => {
        if (!isSo()) return;
        this.#watchers.delete(look);
        resolve();
      };
      this.#watchers.add(look);
      look();
    });
  }

  #send(message: object): void {
    for (const event of parseFrame(JSON.stringify(message), randomUUID)) this.#hears(event);
  }
}

const responsesIn = (messages: readonly UnknownRecord[]): readonly UnknownRecord[] =>
  messages.flatMap(({ toolResponse }) => {
    const list = isRecord(toolResponse) ? toolResponse["functionResponses"] : undefined;
    return Array.isArray(list) ? list.filter(isRecord) : [];
  });
