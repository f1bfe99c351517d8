import { textChanges } from "../../client/src/autosave/text-changes.ts";
import { changedMetadata, type Text } from "../../client/src/autosave/text.ts";
import { mergeThreeWay } from "../../client/src/autosave/three-way.ts";

/** One state of a draft: who saved it, and when. */
export interface DraftState {
  readonly at: string;
  readonly by: string | null;
}

/** A row of saves by keys: the state before them, and what they led to. */
export interface KeyStep<State> {
  readonly before: State;
  readonly saves: readonly [State, ...State[]];
}

export const isByKey = ({ by }: Pick<DraftState, "by">): boolean => by?.startsWith("key:") === true;

interface Looker {
  readonly author: string;
  /** The draft was made of a live page: its first state is the text that visitors know. */
  readonly isClone: boolean;
}

/**
 * The newest state that somebody surely knows, where this device does not remember one: the last that they have saved themselves, else the one that
 * a draft began with. What a key has begun is looked at as a whole. `states` from the oldest to the newest.
 */
export const lastSeen = (states: readonly DraftState[], { author, isClone }: Looker): string | undefined =>
  (states.findLast(({ by }) => by === author) ?? states.find((state) => isClone || !isByKey(state)))?.at;

/** What keys have done since. */
export const keySteps = <State extends DraftState>(states: readonly State[], seen: string): readonly KeyStep<State>[] => {
  const steps: KeyStep<State>[] = [];
  for (const [index, save] of states.entries()) {
    const before = states[index - 1];
    if (before === undefined || !isByKey(save) || save.at <= seen) continue;
    const last = steps.at(-1);
    if (last?.saves.at(-1) === before) steps[steps.length - 1] = { ...last, saves: [...last.saves, save] };
    else steps.push({ before, saves: [save] });
  }
  return steps;
};

/** What a row of saves has made of a text. */
export interface KeyChange {
  readonly before: Text;
  readonly after: Text;
}

/** The text as it would be without these changes. Places that others have changed since stay as they are now. */
export const withoutChanges = (now: Text, changes: readonly KeyChange[]): Text =>
  changes.reduceRight((text, { before, after }) => mergeThreeWay(after, text, before, { isMineFirst: true }).text, now);

/** The number of places in which two texts differ: passages, and fields. */
export const countPlaces = (before: Text, after: Text): number =>
  textChanges(before.content, after.content).length + Object.keys(changedMetadata(before.metadata, after.metadata)).length;
