import { join } from "node:path";

const docs = join(import.meta.dirname, "../../docs");

/** The published contract. */
export const contractFile = join(docs, "openapi.json");

/** Its types, for the browser client. */
export const clientTypesFile = join(import.meta.dirname, "../../web/client/src/contract.ts");

/** The list of tools that agents are sent. */
export const toolListFile = join(import.meta.dirname, "../src/lib/mcp/tool-list.json");

/** Its table of error codes, for people. */
export const errorCodesFile = join(docs, "error-codes.md");

/** What everything can cost at most, for owners. */
export const boundsFile = join(docs, "bounds.md");

/** Has a generated section about anonymous visitors. */
export const costsFile = join(docs, "costs.md");
