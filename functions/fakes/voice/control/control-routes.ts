import * as z from "zod";
import { actOf, type ControlRoutes, nothing, routeOf } from "../../server/control-path.ts";
import { Script } from "../agent/scripted-agent.ts";
import { SettingsChanges } from "../settings.ts";
import { LiveFault } from "../session/live-fault.ts";
import { ClosingCode } from "../wire/closing.ts";
import { GenerateFault } from "../../gemini/gemini-state.ts";
import { JudgeReading } from "../../gemini/judge-script.ts";
import { ConnectFault, MintFault } from "./faults.ts";
import { scope } from "../session/scope.ts";
import type { VoiceControl } from "./voice-control.ts";

const said = z.union([
  z.strictObject({ text: z.string(), ...scope }).transform(({ text, where }) => ({ texts: [text], where })),
  z.strictObject({ texts: z.array(z.string()), ...scope }),
]);
const texts = z.union([
  z.strictObject({ text: z.string() }).transform(({ text }) => [text]),
  z.strictObject({ texts: z.array(z.string()) }).transform((body) => body.texts),
]);
const closing = z.strictObject({ code: ClosingCode, reason: z.string().default(""), ...scope });

const goingAway = z.strictObject({ timeLeftMs: z.number().nonnegative(), ...scope });
const adjustment = z.strictObject({ settings: SettingsChanges, ...scope });
const some = z.strictObject(scope).default({ where: {} });

const route = routeOf<VoiceControl>();
const act = actOf<VoiceControl>();

/** For a method whose parameters are the members of the body. */
const call =
  <Name extends keyof VoiceControl, Body>(
    name: Name,
    schema: z.ZodType<Body>,
    toArguments: (body: Body) => Parameters<VoiceControl[Name]>,
  ) =>
  (control: VoiceControl, body: unknown): unknown =>
    Reflect.apply(control[name], undefined, toArguments(schema.parse(body)));

/** Method and path of each control action. A route's return value is the answer; undefined becomes `{}`. */
export const voiceRoutes: ControlRoutes<VoiceControl> = new Map([
  ["GET /control/tokens", route(nothing, (control) => ({ tokens: control.tokens() }))],
  ["GET /control/sessions", route(nothing, (control) => ({ sessions: control.sessions() }))],
  ["GET /control/requests", route(nothing, (control) => ({ requests: control.requests() }))],
  ["GET /control/settings", route(nothing, (control) => control.settings())],
  ["PATCH /control/settings", route(SettingsChanges, (control, changes) => control.changeSettings(changes))],
  ["POST /control/settings", call("adjust", adjustment, ({ settings, where }) => [settings, where])],
  ["PUT /control/script", call("play", z.strictObject({ rules: Script, ...scope }), ({ rules, where }) => [rules, where])],
  ["DELETE /control/script", call("play", nothing, () => [undefined])],
  ["POST /control/say", call("say", said, ({ texts: all, where }) => [all, where])],
  ["POST /control/hear", call("hear", said, ({ texts: heard, where }) => [heard, where])],
  ["POST /control/faults/mint", act(MintFault, ({ failMint }) => failMint)],
  ["POST /control/faults/connect", act(ConnectFault, ({ refuseConnections }) => refuseConnections)],
  ["POST /control/faults/live", act(LiveFault, ({ failLive }) => failLive)],
  ["POST /control/faults/generate", act(GenerateFault, ({ failGenerate }) => failGenerate)],
  ["POST /control/generate", act(texts, ({ generate }) => generate)],
  ["PUT /control/judge", call("judge", z.strictObject({ readings: z.array(JudgeReading) }), ({ readings }) => [readings])],
  ["DELETE /control/judge", call("judge", nothing, () => [undefined])],
  ["GET /control/generations", route(nothing, (control) => ({ generations: control.generations() }))],
  ["DELETE /control/generations", call("forgetGenerations", nothing, () => [])],
  ["POST /control/close", call("close", closing, ({ where, ...how }) => [how, where])],
  ["POST /control/drop", call("drop", some, ({ where }) => [where])],
  ["POST /control/forget", call("forget", some, ({ where }) => [where])],
  ["POST /control/go-away", call("goAway", goingAway, ({ timeLeftMs, where }) => [timeLeftMs, where])],
  ["POST /control/advance", route(z.strictObject({ ms: z.number().nonnegative() }), async (control, { ms }) => control.advance(ms))],
  ["POST /control/reset", call("reset", nothing, () => [])],
]);
