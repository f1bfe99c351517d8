/** The logins of a local stack, loaded only there. */
export { password, people } from "../../functions/scripts/seed/seed-people.ts";
