import { WriteConflict } from "../../src/lib/platform/core/write-conflict.ts";

/** Planned failures of a store, so that a test decides at which call the work stops. */

/** The process that did the work is gone: nothing catches this. */
export class Killed extends Error {
  override readonly name = "Killed";
}

/** Whether the failing call was carried out: `before` it was sent, or `after`, when only its answer was lost. */
export type Moment = "before" | "after";

interface KilledStore<Store> {
  readonly store: Store;
  /** Whether the work reached the call at which it is killed. */
  readonly isKilled: () => boolean;
}

/** A store whose process dies at its n-th call. Calls in flight are carried out before that is seen; later ones are never sent. */
export const killedAtCall = <Store extends object>(store: Store, callNumber: number, moment: Moment): KilledStore<Store> => {
  const sent: Promise<unknown>[] = [];
  let killed = false;
  const intercepted = intercept(store, async (_name, send) => {
    if (killed) throw new Killed();
    killed = sent.length === callNumber - 1;
    if (!killed || moment === "after") sent.push(send());
    if (!killed) return sent.at(-1);
    await Promise.allSettled(sent);
    throw new Killed();
  });
  return { store: intercepted, isKilled: () => killed };
};

/**
 * A store whose first write of this name is carried out and then reported as a conflict: that happens when the connection breaks and the database
 * client sends a commit again, which then meets itself.
 */
export const meetingItself = <Store extends object>(store: Store, writes: readonly (keyof Store)[]): Store => {
  let met = false;
  return intercept(store, async (name, send) => {
    const result = await send();
    if (met || !writes.some((write) => write === name)) return result;
    met = true;
    throw new WriteConflict("the condition of the write does not hold any more");
  });
};

type Interceptor = (name: string | symbol, send: () => Promise<unknown>) => Promise<unknown>;

const intercept = <Store extends object>(store: Store, around: Interceptor): Store =>
  new Proxy(store, {
    get: (target, name): unknown => {
      const method: unknown = Reflect.get(target, name);
      if (typeof method !== "function") return method;
      return async (...parameters: readonly unknown[]) =>
        around(name, async () => {
          const answer: unknown = await Reflect.apply(method, target, parameters);
          return answer;
        });
    },
  });
