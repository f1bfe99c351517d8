/** Where a page keeps the conversation that the next one goes on with. */
export interface KeptPlace {
  readonly project: string;
  readonly baseUrl: string;
}

export const keyOf = ({ project, baseUrl }: KeptPlace): string => `lectern-voice ${baseUrl} ${project}`;

/** What takes it is loaded only then. */
export const hasKept = (place: KeptPlace): boolean => {
  try {
    return sessionStorage.getItem(keyOf(place)) !== null;
  } catch {
    return false; // storage is switched off
  }
};
