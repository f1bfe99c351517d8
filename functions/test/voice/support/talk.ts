import type { LiveSocket } from "./live-socket.ts";
import { at } from "./json.ts";

/** The transcript of the agent so far. */
export const saidIn = (live: LiveSocket): string =>
  live
    .messages()
    .map((message) => at(message, "serverContent", "outputTranscription", "text"))
    .filter((text) => typeof text === "string")
    .join("");

const keysOf = (value: unknown): readonly string[] => (typeof value === "object" && value !== null ? Object.keys(value) : []);

/** The kinds of the messages so far, in order, without consecutive repetitions. */
export const kindsIn = (live: LiveSocket): readonly string[] => {
  const kinds = live.messages().map((message) => {
    const [kind = ""] = keysOf(message);
    const [content] = keysOf(at(message, "serverContent"));
    return content ?? kind;
  });
  return kinds.filter((kind, index) => kind !== kinds[index - 1]);
};

export const countOf = (live: LiveSocket, ...way: readonly string[]): number =>
  live.messages().filter((message) => at(message, ...way) !== undefined).length;

/** The calls in the first unseen message with calls. */
export const nextCalls = async (
  live: LiveSocket,
): Promise<readonly { readonly id: string; readonly name: string; readonly args: unknown }[]> => {
  const calls = at(await live.until("toolCall"), "toolCall", "functionCalls");
  if (!Array.isArray(calls)) throw new Error("a tool call has calls");
  return calls.map((call: unknown) => ({ id: String(at(call, "id")), name: String(at(call, "name")), args: at(call, "args") }));
};

export const toolAnswer = (id: string, response: object, more: object = {}): object => ({
  toolResponse: { functionResponses: [{ id, name: "any", response, ...more }] },
});

/** A setup with one tool. */
export const withTool = (behavior?: "BLOCKING" | "NON_BLOCKING"): object => ({
  outputAudioTranscription: {},
  tools: [{ functionDeclarations: [{ name: "get_price", ...(behavior !== undefined && { behavior }) }] }],
});
