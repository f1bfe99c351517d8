/** IDs of Lectern's own versions sort by revision. Versions with others belong to other programs. */

const digits = 10;

/** @param mark eight letters or digits, which make it unique */
export const toVersionId = (revision: number, mark: string): string => `lectern-${String(revision).padStart(digits, "0")}-${mark}`;

/** Of a text that was live: it belongs to the history of a page, and not to a draft. */
export const toPublishedVersionId = (revision: number, mark: string): string =>
  `${publishedPrefix}${String(revision).padStart(digits, "0")}-${mark}`;

const publishedPrefix = "lectern-live-";

export const isOwnVersionId = (id: string): boolean => /^lectern-(?:live-)?\d{10,}-[0-9A-Za-z]{8}$/.test(id);

export const isPublishedVersionId = (id: string): boolean => isOwnVersionId(id) && id.startsWith(publishedPrefix);
