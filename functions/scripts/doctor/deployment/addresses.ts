import { toFoundIdentity } from "../../../src/lib/auth/identities.ts";
import { isOfTeam, roles } from "../../../src/lib/projects/project.ts";
import { findIdentities } from "../../admin/verbs/members.ts";
import { type Check, pass, warn } from "../check.ts";

/** 20 queries at once: one for each project. */
const together = 20;
const mostNamed = 10;

const mend = [
  "Whoever made such an account may not own its address. docs/operations.md#accounts-whose-address-was-never-verified",
  'If it is the person\'s own: have them choose a new password with "Forgot password"',
  "If it is not, or you are not sure: npm --prefix functions run admin -- user provision <address> --take-over-unverified",
  "npm --prefix functions run admin -- member list <project>",
].join("\n");

/** Checks that everybody in a team has shown that their address is theirs. Addresses are not reported. */
export const addresses: Check = {
  name: "deployment/addresses",
  timeMs: 120_000,
  run: async ({ projects, openTarget }) => {
    const { docs } = await (await projects()).select().get();
    const team: { readonly uid: string; readonly project: string }[] = [];
    for (let from = 0; from < docs.length; from += together) {
      const found = docs.slice(from, from + together).map(async ({ ref, id }) => {
        const members = await ref.collection("members").where("role", "in", roles.filter(isOfTeam)).select().get();
        return members.docs.map((member) => ({ uid: member.id, project: id }));
      });
      team.push(...(await Promise.all(found)).flat());
    }
    const identities = await findIdentities(await openTarget(), [...new Set(team.map(({ uid }) => uid))]);
    const unproven = team.filter(({ uid }) => {
      const identity = identities.get(uid);
      return identity !== undefined && !toFoundIdentity(identity).isProven;
    });
    if (unproven.length === 0) return pass(`No manager or admin has an address that was never verified. People: ${identities.size}.`);
    const named = unproven.slice(0, mostNamed).map(({ uid, project }) => `${uid} (${project})`);
    return warn(
      `Managers and admins whose address was never verified: ${named.join(", ")}${unproven.length > mostNamed ? ", ..." : "."}`,
      mend,
    );
  },
};
