/** What the service has acknowledged, and what it must therefore have. */

/** A save that was answered. */
export interface SaveEntry {
  readonly projectId: string;
  readonly draftId: string;
  /** Stands in the text, and nowhere else. */
  readonly marker: string;
  readonly uid: string;
  /** The revision that its author had seen; undefined when they did not say. */
  readonly ifMatch: string | undefined;
  /** Of the revision that it made; undefined when it was refused. */
  readonly etag: string | undefined;
  /** It made the draft. */
  readonly isFirst: boolean;
}

/** A value that one person sets again and again. */
export interface ValueEntry {
  /** The last one that was acknowledged. */
  acknowledged: string | undefined;
  /** Sent, with an answer that does not tell whether they were stored. */
  readonly uncertain: Set<string>;
}

export interface SoakLedger {
  readonly saves: SaveEntry[];
  /** Drafts that somebody was shown, by project and id. */
  readonly drafts: Set<string>;
  readonly discarded: Set<string>;
  /** Tokens of voice sessions, by uid. */
  readonly tokens: Map<string, string[]>;
  /** Texts of messages that the agent says it has passed on, by project. */
  readonly messages: Map<string, string[]>;
  readonly questions: Map<string, string[]>;
  /** First names by uid, and summaries of briefs by project and uid. */
  readonly names: Map<string, ValueEntry>;
  readonly summaries: Map<string, ValueEntry>;
  /** Notes of the team, by project and item of the inbox. */
  readonly notes: Map<string, ValueEntry>;
  /** What is in pictures, by their address. */
  readonly pictures: Map<string, string>;
  /** Requests that ask for a call to a manager, by transfer. */
  readonly dials: Map<string, number>;
  /** The projects of visitors who are signed in anonymously, by uid. */
  readonly anonymous: Map<string, string>;
  /** Bodies that came slowly, and were refused. */
  slowBodies: number;
  /** Drafts with more versions than one commit deletes, that were discarded. */
  largeDiscards: number;
}

export const createSoakLedger = (): SoakLedger => ({
  saves: [],
  drafts: new Set(),
  discarded: new Set(),
  tokens: new Map(),
  messages: new Map(),
  questions: new Map(),
  names: new Map(),
  summaries: new Map(),
  notes: new Map(),
  pictures: new Map(),
  dials: new Map(),
  anonymous: new Map(),
  slowBodies: 0,
  largeDiscards: 0,
});

export const addTo = (lists: Map<string, string[]>, key: string, value: string): void => {
  lists.set(key, [...(lists.get(key) ?? []), value]);
};

export const noteValue = (values: Map<string, ValueEntry>, key: string, value: string, isCertain: boolean): void => {
  const entry = values.get(key) ?? { acknowledged: undefined, uncertain: new Set() };
  if (isCertain) entry.acknowledged = value;
  else entry.uncertain.add(value);
  values.set(key, entry);
};
