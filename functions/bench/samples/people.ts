import { randomUUID } from "node:crypto";
import * as z from "zod";
import type { Operation } from "../sample.ts";

export const operations: readonly Operation[] = [
  {
    name: "list the people",
    why: "the guard; members with invitations; their names with their accounts",
    prepare: async () => Promise.resolve({ method: "GET", answer: z.object({ people: z.array(z.unknown()).check(z.minLength(1)) }) }),
  },
  {
    name: "withdraw an invitation that is not there",
    why: "the guard; the invitation beside the caller's role. Inviting waits for a mail server, which is not measured",
    prepare: async () =>
      Promise.resolve({ body: { email: `${randomUUID()}@people.example`, withdraw: true }, answer: z.object({ invitation: z.null() }) }),
  },
];
