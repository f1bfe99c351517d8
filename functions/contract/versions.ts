import * as z from "zod";

/** What a list of versions and a single one say of who made it. */
export const savedFields = {
  saved_at: z.iso.datetime().describe("When this text was saved."),
  saved_by: z.nullable(z.string()).describe("Who saved it. `null` when another program did not say."),
  saved_by_name: z.nullable(z.string()).describe("Their first and last name, if they are known."),
};

export const exampleVersion = {
  versionId: "lectern-0000000006-k3JxQ0vB",
  saved_at: "2026-05-04T09:12:00.000Z",
  saved_by: "qX3vB1nM0aZ",
  saved_by_name: "Ada Lovelace",
} as const;
