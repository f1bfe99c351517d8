/** Where a part of a project's settings is. */
export const settingsAddress = (projectId: string, section: "site" | "calls"): string =>
  `/inbox/#/${encodeURIComponent(projectId)}/settings/${section}`;
