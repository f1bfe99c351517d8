import { toFoundIdentity } from "../../../src/lib/auth/identities.ts";
import { isOfTeam, roles } from "../../../src/lib/projects/project.ts";
import { findIdentities } from "../../admin/verbs/members.ts";
import { type Check, pass, warn } from "../check.ts";
import { inPortions, othersLater } from "../in-portions.ts";

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
    const target = await openTarget();
    const people = new Map<string, boolean>();
    const unproven: { readonly uid: string; readonly project: string }[] = [];
    const looked = await inPortions(docs, together, async (portion) => {
      const found = portion.map(async ({ ref, id }) => {
        const members = await ref.collection("members").where("role", "in", roles.filter(isOfTeam)).select().get();
        return members.docs.map((member) => ({ uid: member.id, project: id }));
      });
      const team = (await Promise.all(found)).flat();
      const unknown = new Set(team.map(({ uid }) => uid).filter((uid) => !people.has(uid)));
      for (const [uid, identity] of await findIdentities(target, [...unknown])) people.set(uid, toFoundIdentity(identity).isProven);
      unproven.push(...team.filter(({ uid }) => people.get(uid) === false));
    });
    if (unproven.length === 0 && looked < docs.length)
      return warn(`No manager or admin of ${looked} of ${docs.length} projects has an address that was never verified.`, othersLater);
    if (unproven.length === 0) return pass(`No manager or admin has an address that was never verified. People: ${people.size}.`);
    const named = unproven.slice(0, mostNamed).map(({ uid, project }) => `${uid} (${project})`);
    return warn(
      `Managers and admins whose address was never verified: ${named.join(", ")}${unproven.length > mostNamed ? ", ..." : "."}`,
      mend,
    );
  },
};
