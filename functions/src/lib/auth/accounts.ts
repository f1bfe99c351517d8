import { randomBytes } from "node:crypto";
import { AppError } from "../platform/core/app-error.ts";
import { codeOf } from "../platform/core/service-error.ts";
import { watchClient } from "../platform/core/watch-client.ts";
import { WriteConflict } from "../platform/core/write-conflict.ts";
import type { Account, Accounts } from "../people/people-store.ts";
import { identityService } from "./id-token.ts";
import { createIdentity, toFoundIdentity } from "./identities.ts";
import { chunksOf } from "../platform/core/portions.ts";

const watched = watchClient("identity");

/** Undefined for nobody, and for an address or uid that nobody can have. */
const nobody: ReadonlySet<unknown> = new Set(["auth/user-not-found", "auth/invalid-email", "auth/invalid-uid"]);

const asking = async <Result>(request: Promise<Result>): Promise<Result> =>
  watched(request).catch((error: unknown) => {
    if (error instanceof WriteConflict) throw error;
    throw new AppError("unavailable", "Accounts cannot be checked right now. Please try again.", { retryAfterSec: 5, cause: error });
  });

const find = async (request: Promise<Parameters<typeof toFoundIdentity>[0]>): Promise<Account | undefined> => {
  const found = request.catch((error: unknown) => {
    if (nobody.has(codeOf(error))) return undefined;
    throw error;
  });
  const user = await asking(found);
  return user && toFoundIdentity(user);
};

/** Firebase's most in one request. */
const mostAtOnce = 100;

/** The sign-in accounts of Firebase Authentication. */
export const accounts: Accounts = {
  findByAddress: async (email) => find(identityService().getUserByEmail(email)),
  findByUid: async (uid) => find(identityService().getUser(uid)),
  findMany: async (uids) => {
    const parts = chunksOf(uids.filter(isUid), mostAtOnce);
    const found = await asking(Promise.all(parts.map(async (part) => identityService().getUsers(part.map((uid) => ({ uid }))))));
    return new Map(found.flatMap(({ users }) => users.map((user) => [user.uid, toFoundIdentity(user)] as const)));
  },
  create: async (email, former) => {
    const identity = {
      uid: randomBytes(14).toString("hex"),
      email,
      password: undefined,
      inPlaceOf: former?.uid,
      whateverSince: former?.whateverSince === true,
    };
    await asking(createIdentity(identityService(), identity));
  },
};

/**
 * The address of somebody's account, if it is proved to be theirs and they can still sign in.
 *
 * @throws AppError `unavailable`
 */
export const findProvenAddress = async (uid: string): Promise<string | undefined> => {
  const account = await accounts.findByUid(uid);
  return account?.isProven === true && !account.isDisabled ? account.email : undefined;
};

/** Other programs may write members whose IDs no account can have. */
const isUid = (uid: string): boolean => uid.length <= 128;
