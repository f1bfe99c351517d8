import { randomBytes } from "node:crypto";
import * as z from "zod";
import { digestOfSecret } from "../../src/lib/platform/core/digest.ts";
import type { Operation } from "../sample.ts";

export const operations: readonly Operation[] = [
  {
    name: "show an invitation",
    why: "the invitation; the project with whoever invited",
    prepare: async ({ store, uid }) => {
      const [invitationId, secret] = [randomBytes(8).toString("hex"), randomBytes(32).toString("base64url")];
      const times = { invited_at: new Date(), expire_at: new Date(Date.now() + 3_600_000) };
      const fields = { email: "grace@people.example", role: "manager", digest: digestOfSecret(secret), invited_by: uid, ...times };
      await store(`invitations/${invitationId}`, fields);
      return { parameters: { invitationId }, body: { secret, action: "show" }, answer: z.object({ accepted: z.literal(false) }) };
    },
  },
];
