import { keyList, madeKey, revokedKey } from "../../answers/keys.ts";
import type { Operation } from "../sample.ts";

export const operations: readonly Operation[] = [
  {
    name: "make a key",
    why: "the keys are listed beside the guard's reads once the caller is known; one commit; the keys again, which tell whether it came in time",
    // A project may have few keys: that of the request before goes.
    prepare: async ({ call }) => {
      const { body } = await call("keys", { method: "GET", answer: keyList });
      for (const { keyId } of body.keys) await call("keysRevoke", { parameters: { keyId }, answer: revokedKey });
      return { body: { name: "Hours", scopes: ["read"] }, answer: madeKey };
    },
  },
];
