/** Who can sign in at a local stack. Loaded there only. */
export { password, people } from "../../functions/scripts/seed/seed-people.ts";
