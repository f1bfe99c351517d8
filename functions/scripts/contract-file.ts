import { join } from "node:path";

const docs = join(import.meta.dirname, "../../docs");

/** The published contract. */
export const contractFile = join(docs, "openapi.json");

/** Its table of error codes, for people. */
export const errorCodesFile = join(docs, "error-codes.md");
