/** The key under which a page keeps the conversation for the next one. */
export interface KeptPlace {
  readonly project: string;
  readonly baseUrl: string;
}

export const keyOf = ({ project, baseUrl }: KeptPlace): string => `lectern-voice ${baseUrl} ${project}`;

/** Whether there is one; the code that continues it is loaded only then. */
export const hasKept = (place: KeptPlace): boolean => {
  try {
    return sessionStorage.getItem(keyOf(place)) !== null;
  } catch {
    return false; // storage is disabled
  }
};

/** The people in the conversation. */
export interface KeptFor extends KeptPlace {
  /** The visitor's ID. */
  readonly uid: string;
}
