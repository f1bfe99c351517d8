import * as z from "zod";
import { ClosingCode } from "../wire/closing.ts";
import type { Agent, AgentEvent } from "./agent.ts";

const step = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("say"), text: z.string() }),
  z.strictObject({ kind: z.literal("call"), name: z.string(), args: z.record(z.string(), z.unknown()).default({}) }),
  z.strictObject({ kind: z.literal("wait"), ms: z.number().nonnegative() }),
  z.strictObject({ kind: z.literal("go-away"), timeLeftMs: z.number().nonnegative() }),
  z.strictObject({ kind: z.literal("close"), code: ClosingCode, reason: z.string().default("") }),
  z.strictObject({ kind: z.literal("drop") }),
]);

const trigger = z.union([
  z.strictObject({ opening: z.literal(true) }),
  /** Contained in what the visitor says, in any case of letters. */
  z.strictObject({ text: z.string() }),
  /** The name of the tool that answered. */
  z.strictObject({ toolResponse: z.string() }),
  /** Contained in the hint of a tool's answer. */
  z.strictObject({ hint: z.string() }),
]);

export type Script = z.input<typeof Script>;

/** An agent's behaviour as data. The first matching rule applies. */
export const Script = z.array(z.strictObject({ when: trigger, then: z.array(step) }));

/** Follows a script, and leaves events that match no rule to the other agent. */
export function scriptedAgent(script: Script, otherwise: Agent): Agent {
  const rules = Script.parse(script);
  return {
    respond: (event, context) => rules.find(({ when }) => fits(when, event))?.then ?? otherwise.respond(event, context),
  };
}

function fits(when: z.infer<typeof trigger>, event: AgentEvent): boolean {
  if ("opening" in when) return event.kind === "opening";
  if ("toolResponse" in when) return event.kind === "tool-answer" && event.name === when.toolResponse;
  if ("hint" in when) return event.kind === "tool-answer" && String(event.response["hint"]).includes(when.hint);
  return event.kind === "said" && event.text.toLowerCase().includes(when.text.toLowerCase());
}
