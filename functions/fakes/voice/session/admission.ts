import { isSpent, type Token, type TokenStore } from "../mint/token-store.ts";
import { isValidKey, type Settings } from "../settings.ts";
import { type Closing, closings } from "../wire/closing.ts";
import type { Setup } from "../wire/setup.ts";
import { toEffectiveSetup } from "./effective-setup.ts";
import type { History } from "../agent/history.ts";
import { judgeSetup, type ModelRules } from "../agent/model-rules.ts";
import type { IsOpen, SessionStore } from "./resumption.ts";

export interface Caller {
  readonly apiVersion: string;
  /** Whether this is the method that accepts tokens and enforces what they pin. */
  readonly constrained: boolean;
  readonly key: string | undefined;
  readonly accessToken: string | undefined;
}

/** A session that may start. */
export interface Admission {
  readonly setup: Setup;
  readonly rules: ModelRules;
  readonly sessionId: string;
  readonly history: History;
  readonly token: Token | undefined;
}

interface AdmissionContext {
  readonly tokens: TokenStore;
  readonly sessions: SessionStore;
  readonly settings: Settings;
  readonly nowMs: number;
  readonly isOpen: IsOpen;
}

interface Refusal {
  readonly closing: Closing;
}

/** Decides on the first frame of a connection. Only a new session uses up the token; resuming one does not. */
export function admit(asked: Setup, caller: Caller, context: AdmissionContext): Admission | Refusal {
  const { tokens, sessions, nowMs, isOpen } = context;
  const ticket = caller.constrained ? findToken(caller, context) : checkKey(caller, context.settings);
  if ("closing" in ticket) return ticket;
  const { token } = ticket;
  const setup = token === undefined ? asked : toEffectiveSetup(token, asked);
  const handle = setup.sessionResumption?.handle ?? "";
  if (token !== undefined && handle === "" && isSpent(token)) return { closing: closings.tokenSpent };
  const verdict = judgeSetup(setup, caller.apiVersion);
  if ("closing" in verdict) return verdict;

  const { rules } = verdict;
  const { model = "" } = setup;
  if (handle !== "") {
    const resumed = sessions.resume(handle, { model, nowMs, isOpen });
    return "closing" in resumed ? resumed : { ...resumed, setup, rules, token };
  }
  if (token !== undefined) tokens.spend(token.name);
  return { setup, rules, token, sessionId: sessions.start(model, isOpen), history: [] };
}

const checkKey = ({ key = "" }: Caller, settings: Settings): { readonly token: undefined } | Refusal => {
  if (key === "") return { closing: closings.noCaller };
  return isValidKey(key, settings) ? { token: undefined } : { closing: closings.invalidKey };
};

function findToken({ accessToken = "" }: Caller, { tokens, nowMs }: AdmissionContext): { readonly token: Token } | Refusal {
  if (accessToken === "") return { closing: closings.noCaller };
  const token = tokens.find(accessToken);
  if (token === undefined) return { closing: closings.unknownToken };
  if (nowMs >= token.expiresAtMs) return { closing: closings.tokenExpired };
  if (nowMs >= token.newSessionExpiresAtMs) return { closing: closings.tokenTooOldToStart };
  return { token };
}
