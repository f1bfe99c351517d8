import { join } from "node:path";

/** The published contract. */
export const contractFile = join(import.meta.dirname, "../../docs/openapi.json");
