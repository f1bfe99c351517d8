export const exampleVersion = {
  versionId: "lectern-0000000006-k3JxQ0vB",
  saved_at: "2026-05-04T09:12:00.000Z",
  saved_by: "qX3vB1nM0aZ",
  saved_by_name: "Ada Lovelace",
} as const;

/** Of a page's history. */
export const examplePublished = {
  ...exampleVersion,
  versionId: "lectern-live-0000000004-Qm2xV9cT",
  published_at: exampleVersion.saved_at,
  published_by_name: exampleVersion.saved_by_name,
} as const;

export const noSuchPage = {
  code: "not_found",
  when: "There is no page with this ID.",
  error: "There is no page with this ID.",
} as const;
