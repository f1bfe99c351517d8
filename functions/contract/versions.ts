export const exampleVersion = {
  versionId: "lectern-0000000006-k3JxQ0vB",
  saved_at: "2026-05-04T09:12:00.000Z",
  saved_by: "qX3vB1nM0aZ",
  saved_by_name: "Ada Lovelace",
} as const;
