import * as z from "zod";
import { type ControlRoutes, nothing, routeOf } from "../../server/control-path.ts";
import { Script } from "../agent/scripted-agent.ts";
import { SettingsChanges } from "../settings.ts";
import { LiveFault } from "../session/live-fault.ts";
import { ClosingCode } from "../wire/closing.ts";
import { GenerateFault } from "../../gemini/gemini-state.ts";
import { JudgeReading } from "../../gemini/judge-script.ts";
import { ConnectFault, MintFault } from "./faults.ts";
import { scope } from "./scope.ts";
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

const route = routeOf<VoiceControl>();

/** Method and path of each thing that can be done to the service. What a route returns is the answer; nothing is `{}`. */
export const voiceRoutes: ControlRoutes<VoiceControl> = new Map([
  ["GET /control/tokens", route(nothing, (control) => ({ tokens: control.tokens() }))],
  ["GET /control/sessions", route(nothing, (control) => ({ sessions: control.sessions() }))],
  ["GET /control/requests", route(nothing, (control) => ({ requests: control.requests() }))],
  ["GET /control/settings", route(nothing, (control) => control.settings())],
  ["PATCH /control/settings", route(SettingsChanges, (control, changes) => control.changeSettings(changes))],
  [
    "PUT /control/script",
    route(z.strictObject({ rules: Script, ...scope }), (control, { rules, where }) => {
      control.play(rules, where);
    }),
  ],
  [
    "DELETE /control/script",
    route(nothing, (control) => {
      control.play(undefined);
    }),
  ],
  [
    "POST /control/say",
    route(said, (control, { texts: all, where }) => {
      for (const text of all) control.say(text, where);
    }),
  ],
  [
    "POST /control/hear",
    route(said, (control, { texts: heard, where }) => {
      control.hear(heard, where);
    }),
  ],
  [
    "POST /control/faults/mint",
    route(MintFault, (control, fault) => {
      control.failMint(fault);
    }),
  ],
  [
    "POST /control/faults/connect",
    route(ConnectFault, (control, fault) => {
      control.refuseConnections(fault);
    }),
  ],
  [
    "POST /control/faults/live",
    route(LiveFault, (control, fault) => {
      control.failLive(fault);
    }),
  ],
  [
    "POST /control/faults/generate",
    route(GenerateFault, (control, fault) => {
      control.failGenerate(fault);
    }),
  ],
  [
    "POST /control/generate",
    route(texts, (control, said) => {
      control.generate(said);
    }),
  ],
  [
    "PUT /control/judge",
    route(z.strictObject({ readings: z.array(JudgeReading) }), (control, { readings }) => {
      control.judge(readings);
    }),
  ],
  [
    "DELETE /control/judge",
    route(nothing, (control) => {
      control.judge(undefined);
    }),
  ],
  ["GET /control/generations", route(nothing, (control) => ({ generations: control.generations() }))],
  [
    "POST /control/close",
    route(closing, (control, { where, ...how }) => {
      control.close(how, where);
    }),
  ],
  [
    "POST /control/drop",
    route(z.strictObject(scope).default({ where: {} }), (control, { where }) => {
      control.drop(where);
    }),
  ],
  [
    "POST /control/go-away",
    route(z.strictObject({ timeLeftMs: z.number().nonnegative(), ...scope }), (control, { timeLeftMs, where }) => {
      control.goAway(timeLeftMs, where);
    }),
  ],
  ["POST /control/advance", route(z.strictObject({ ms: z.number().nonnegative() }), async (control, { ms }) => control.advance(ms))],
  [
    "POST /control/reset",
    route(nothing, (control) => {
      control.reset();
    }),
  ],
]);
