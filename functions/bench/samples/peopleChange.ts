import { randomUUID } from "node:crypto";
import { changedPerson } from "../../answers/people.ts";
import type { Operation } from "../sample.ts";

export const operations: readonly Operation[] = [
  {
    name: "change a role",
    why: "the guard; the team, its keys and invitations, and the person's account; who of the admins is locked out; one commit",
    prepare: async ({ store }) => {
      const uid = randomUUID();
      await store(`members/${uid}`, { role: "member", uid });
      return { parameters: { uid }, body: { role: "manager" }, answer: changedPerson };
    },
  },
];
