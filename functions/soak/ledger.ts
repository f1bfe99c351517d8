/** What the service has acknowledged, and must therefore have stored. */

/** A save with a known outcome. */
export interface SaveEntry {
  readonly projectId: string;
  readonly draftId: string;
  /** Occurs in this text only. */
  readonly marker: string;
  readonly uid: string;
  /** The revision that its author had seen; undefined if they did not say. */
  readonly ifMatch: string | undefined;
  /** Of the revision that it made; undefined if it was refused. */
  readonly etag: string | undefined;
  /** Whether it created the draft. */
  readonly isFirst: boolean;
}

/** A text that another program wrote into a draft. */
export interface ForeignText {
  readonly projectId: string;
  readonly draftId: string;
  readonly marker: string;
}

/** A value that one person sets repeatedly. */
export interface ValueEntry {
  /** The last acknowledged value. */
  acknowledged: string | undefined;
  /** Values whose answers do not tell whether they were stored. */
  readonly uncertain: Set<string>;
}

export interface SoakLedger {
  readonly saves: SaveEntry[];
  readonly foreignTexts: ForeignText[];
  /** Markers of texts that another program has written over. Lectern cannot keep these. */
  readonly overwritten: Set<string>;
  /** Writes of another program that left the text of a draft as it was. */
  foreignWrites: number;
  /** Drafts that somebody was shown, by project and ID. */
  readonly drafts: Set<string>;
  readonly discarded: Set<string>;
  /** Tokens of voice sessions, by uid. */
  readonly tokens: Map<string, string[]>;
  /** Texts of messages that the agent says it passed on, by project. */
  readonly messages: Map<string, string[]>;
  readonly questions: Map<string, string[]>;
  /** First names by uid, and summaries of briefs by project and uid. */
  readonly names: Map<string, ValueEntry>;
  readonly summaries: Map<string, ValueEntry>;
  /** Notes of the team, by project and item. */
  readonly notes: Map<string, ValueEntry>;
  /** The contents of pictures, by their address. */
  readonly pictures: Map<string, string>;
  /** The number of dials of each transfer. */
  readonly dials: Map<string, number>;
  /** The projects of anonymous visitors, by uid. */
  readonly anonymous: Map<string, string>;
  /** Refused slow bodies. */
  slowBodies: number;
  /** Discarded drafts with more versions than one commit can delete. */
  largeDiscards: number;
}

export const createSoakLedger = (): SoakLedger => ({
  saves: [],
  foreignTexts: [],
  overwritten: new Set(),
  foreignWrites: 0,
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

/** The marker of a text: its first line. */
export const markerOf = (content: unknown): string => String(content).split("\n", 1)[0] ?? "";

export const noteForeignText = (ledger: SoakLedger, { replaced, ...text }: ForeignText & { readonly replaced: string }): void => {
  ledger.foreignTexts.push(text);
  ledger.overwritten.add(markerOf(replaced));
};

export const addTo = (lists: Map<string, string[]>, key: string, value: string): void => {
  lists.set(key, [...(lists.get(key) ?? []), value]);
};

export const noteValue = (values: Map<string, ValueEntry>, key: string, value: string, isCertain: boolean): void => {
  const entry = values.get(key) ?? { acknowledged: undefined, uncertain: new Set() };
  if (isCertain) entry.acknowledged = value;
  else entry.uncertain.add(value);
  values.set(key, entry);
};
