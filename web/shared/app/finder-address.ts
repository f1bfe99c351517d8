/** Opens the finder with the editor's page. */
export const finderQuery = "?find";

/** Where pages and commands of a project are found: only the editor's page has the finder. */
export const finderAddress = (projectId: string): string => `/editor/${finderQuery}#/${encodeURIComponent(projectId)}`;
