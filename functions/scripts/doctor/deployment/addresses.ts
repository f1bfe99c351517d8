import { toFoundIdentity } from "../../../src/lib/auth/identities.ts";
import { asText } from "../../../src/lib/platform/firestore/decode.ts";
import { roles } from "../../../src/lib/projects/project.ts";
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

/** Checks that everybody with a role has shown that their address is theirs. Addresses are not reported. */
export const addresses: Check = {
  name: "deployment/addresses",
  timeMs: 120_000,
  run: async ({ projects, openTarget }) => {
    const { docs } = await (await projects()).select().get();
    const target = await openTarget();
    const people = new Map<string, boolean>();
    const unproven: { readonly uid: string; readonly project: string; readonly role: string }[] = [];
    const looked = await inPortions(docs, together, async (portion) => {
      const found = portion.map(async ({ ref, id }) => {
        const records = await ref.collection("members").where("role", "in", roles).select("role").get();
        return records.docs.map((member) => ({ uid: member.id, project: id, role: asText(member.get("role")) }));
      });
      const members = (await Promise.all(found)).flat();
      const unknown = new Set(members.map(({ uid }) => uid).filter((uid) => !people.has(uid)));
      for (const [uid, identity] of await findIdentities(target, [...unknown])) people.set(uid, toFoundIdentity(identity).isProven);
      unproven.push(...members.filter(({ uid }) => people.get(uid) === false));
    });
    if (unproven.length === 0 && looked < docs.length)
      return warn(`Nobody with a role in ${looked} of ${docs.length} projects has an address that was never verified.`, othersLater);
    if (unproven.length === 0) return pass(`Nobody with a role has an address that was never verified. People: ${people.size}.`);
    // By the alphabet, admins come first.
    const ordered = unproven.toSorted((one, other) => one.role.localeCompare(other.role));
    const named = ordered.slice(0, mostNamed).map(({ uid, project, role }) => `${uid} (${role} of ${project})`);
    return warn(
      `People with a role whose address was never verified: ${named.join(", ")}${unproven.length > mostNamed ? ", ..." : "."}`,
      mend,
    );
  },
};
