import { randomUUID } from "node:crypto";
import { revokedKey } from "../../answers/keys.ts";
import type { Operation } from "../sample.ts";

export const operations: readonly Operation[] = [
  {
    name: "revoke a key",
    why: "the key beside the guard; one commit",
    allowedRoundTrips: 2,
    prepare: async ({ projectId, uid, store }) => {
      const keyId = `${projectId}.${randomUUID()}`;
      const key = { name: "Hours", scopes: ["read"], digest: "x", created_at: new Date(), created_by: uid };
      await store(`api_keys/${keyId}`, { ...key, expires_at: null, revoked_at: null });
      return { parameters: { keyId }, answer: revokedKey };
    },
  },
];
