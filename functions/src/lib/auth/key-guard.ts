import { AppError, ignoreExpected } from "../platform/core/app-error.ts";
import { addLogSubject } from "../platform/log/write-operator-log.ts";
import { type ApiKey, keyAuthor, isInForce, keyIdIn, projectOfKey } from "../projects/keys/api-key.ts";
import { isSecret } from "../platform/core/digest.ts";
import { keyLimits } from "../projects/keys/limits.ts";
import { createMinuteBudget } from "../projects/keys/minute-budget.ts";
import { keyStore } from "../projects/keys/store.ts";
import { mayEdit, type Project } from "../projects/project.ts";
import { projectStore } from "../projects/store.ts";

/** A program that acts with a key. */
interface Agent {
  readonly key: ApiKey;
  /** How records name it. */
  readonly by: string;
  readonly project: Project;
}

type Header = (name: string) => string | undefined;

/** The first header that has what can be a key: some clients send a login of their own in the other. */
const keyIn = (header: Header): string => {
  const [, bearer = ""] = /^Bearer +(\S+) *$/i.exec(header("authorization") ?? "") ?? [];
  return keyIdIn(bearer) === undefined ? (header("x-api-key") ?? "").trim() : bearer;
};

/**
 * Finds the key that was sent, and reads it each time, so that revoking it holds at once. A text that cannot be a key costs no read, a forged
 * key one.
 *
 * @throws AppError `unauthenticated`, the same for every reason
 */
export const requireKey = async (header: Header): Promise<ApiKey> => {
  const text = keyIn(header);
  const keyId = keyIdIn(text);
  const key = keyId === undefined ? undefined : await keyStore.findKey(keyId);
  if (key === undefined || !isSecret(text, key) || !isInForce(key, new Date())) throw unauthenticated();
  return key;
};

const countRequest = createMinuteBudget();

/**
 * Admits a key while whoever made it is an admin of the project, within the budget of the minute.
 *
 * @throws AppError `unauthenticated`, `key_limit`, `unavailable`
 */
export const admitAgent = async (key: ApiKey, at: Date): Promise<Agent> => {
  await countRequest(keyStore, key.id, at);
  const by = keyAuthor(key.id);
  const { project, account, ...rights } = await projectStore.findAccess(projectOfKey(key.id) ?? "", by);
  if (project === undefined || !mayEdit(rights)) throw unauthenticated();
  // Loaded when the key is known: strangers do not wait for it.
  const { canSignIn } = await import("./account.ts");
  if (!(await canSignIn(account))) throw unauthenticated();
  addLogSubject({ project: project.id });
  if (key.lastUsedAt === undefined || at.getTime() - key.lastUsedAt.getTime() >= keyLimits.usedMs) await noteUse(key.id, at);
  return { key, by, project };
};

/** To the hour. Without it, the key works all the same. */
const noteUse = async (keyId: string, at: Date): Promise<void> => {
  const hour = new Date(Math.floor(at.getTime() / keyLimits.usedMs) * keyLimits.usedMs);
  await keyStore.noteUse(keyId, hour).catch(ignoreExpected);
};

const unauthenticated = (): AppError =>
  new AppError(
    "unauthenticated",
    "The API key is missing, or not valid: it may have been revoked, or have expired. Send it as Authorization: Bearer, or as X-API-Key.",
    { headers: { "WWW-Authenticate": 'Bearer realm="Lectern"' } },
  );
