import { isObject } from "../../client/src/decode.ts";

interface Environment {
  /** Under which the visitor is kept. */
  readonly key: string;
  readonly apiKey: string;
  /** In front of Google's hosts. */
  readonly origin: string;
  readonly getAppCheckToken: (() => Promise<string | undefined>) | undefined;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** May throw: then the visitor is a new one on every page. */
  readonly storage: () => Pick<Storage, "getItem" | "setItem">;
}

interface Visitor {
  /** Secret, as long as Firebase keeps the visitor. */
  readonly refresh: string;
  readonly id: string;
  /** When the ID token expires, by this browser's clock. */
  readonly until: number;
}

/** A minute before its end a token is replaced: it is still on its way then. */
const marginSec = 60;

/** 8 s: the page has twelve for a token, and two requests may be needed. */
const limitMs = 8_000;

/** Refusals of a refresh token that has no visitor any more. https://cloud.google.com/identity-platform/docs/reference/rest/v1/token */
const gone = /TOKEN_EXPIRED|USER_NOT_FOUND|INVALID_REFRESH_TOKEN|INVALID_GRANT/;

const tooMany = /TOO_MANY_ATTEMPTS|QUOTA_EXCEEDED|RESOURCE_EXHAUSTED/;

/** Signs a visitor up anonymously, once, by Identity Toolkit's REST calls, and keeps them in their browser. */
export class VisitorTokens {
  readonly #environment: Environment;
  #visitor: Visitor | undefined;

  constructor(environment: Environment) {
    this.#environment = environment;
  }

  get key(): string {
    return this.#environment.key;
  }

  /** Who was here before. */
  get stored(): Visitor | undefined {
    try {
      const stored: unknown = JSON.parse(this.#environment.storage().getItem(this.key) ?? "null");
      return isVisitor(stored) ? stored : this.#visitor;
    } catch {
      return this.#visitor; // storage is disabled, or the value is not ours
    }
  }

  /** @throws if Google gives none; `code` as Firebase's SDK has it if there are too many sign-ups */
  async get(mustBeNew: boolean): Promise<string> {
    const { stored } = this;
    if (stored !== undefined && !mustBeNew && stored.until > Date.now()) return stored.id;
    const visitor = (stored === undefined ? undefined : await this.#renew(stored)) ?? (await this.#signUp());
    this.#visitor = visitor;
    try {
      this.#environment.storage().setItem(this.key, JSON.stringify(visitor));
    } catch {
      // storage is disabled or full: they are the same visitor on this page only
    }
    return visitor.id;
  }

  /** Undefined if the visitor is gone: who has not come for 30 days is removed. */
  async #renew({ refresh }: Visitor): Promise<Visitor | undefined> {
    const body = new URLSearchParams({ grant_type: "refresh_token", refresh_token: refresh });
    const answer = await this.#ask("securetoken.googleapis.com/v1/token", body, {});
    if (gone.test(messageOf(answer))) return undefined;
    return visitorIn(answer, "id_token", "refresh_token", "expires_in");
  }

  async #signUp(): Promise<Visitor> {
    const answer = await this.#ask("identitytoolkit.googleapis.com/v1/accounts:signUp", '{"returnSecureToken":true}', {
      "Content-Type": "application/json",
    });
    return visitorIn(answer, "idToken", "refreshToken", "expiresIn");
  }

  async #ask(path: string, body: BodyInit, headers: Record<string, string>): Promise<unknown> {
    const { origin, apiKey, getAppCheckToken, fetch } = this.#environment;
    const appCheck = await getAppCheckToken?.();
    if (appCheck !== undefined) headers["X-Firebase-AppCheck"] = appCheck;
    const url = `${origin}${path}?key=${encodeURIComponent(apiKey)}`;
    const response = await fetch(url, { method: "POST", body, headers, credentials: "omit", signal: AbortSignal.timeout(limitMs) });
    return response.json();
  }
}

const isVisitor = (value: unknown): value is Visitor =>
  isObject(value) && typeof value["refresh"] === "string" && typeof value["id"] === "string" && typeof value["until"] === "number";

const messageOf = (answer: unknown): string => {
  const error = isObject(answer) ? answer["error"] : undefined;
  return isObject(error) ? String(error["message"]) : "";
};

const visitorIn = (answer: unknown, id: string, refresh: string, seconds: string): Visitor => {
  const found = isObject(answer)
    ? { id: answer[id], refresh: answer[refresh], until: Date.now() + (Number(answer[seconds]) - marginSec) * 1000 }
    : {};
  if (isVisitor(found)) return found;
  const message = messageOf(answer);
  console.error("<lectern-voice>: the visitor could not be signed in.", message);
  throw Object.assign(new Error(message), { code: tooMany.test(message) ? "auth/too-many-requests" : "" });
};
