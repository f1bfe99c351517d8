import type { LecternProject, OpenedDraft } from "@lectern/client";
import type { Text } from "@lectern/client/autosave";
import { deviceMemory } from "../../shared/device-memory.ts";
import { lateTexts } from "../late-texts.ts";
import { textsLanguage } from "../texts.ts";
import { countPlaces, type KeyChange, keySteps, lastSeen, withoutChanges } from "./key-steps.ts";

/** What keys have changed in a draft since its author last looked. */
export interface KeyChanges {
  /** The keys' names. */
  readonly who: string;
  readonly places: number;
  readonly changes: readonly KeyChange[];
  /** When the newest of them was saved. */
  readonly at: string;
  /** Nobody else has saved since. */
  readonly isNewest: boolean;
}

/** 4 rows of saves, the newest: each may take two requests, and more of them at once are rare. */
const mostSteps = 4;

interface KeyWatchOptions {
  readonly project: LecternProject;
  /** The signed-in person. */
  readonly author: string;
  readonly draftId: string;
}

/** Knows which of a draft's states its author has seen, and what keys have done since. */
export class KeyWatch {
  readonly draftId: string;
  readonly #options: KeyWatchOptions;
  /** Remembered until the author decides: neither their own saves nor a reload make a change seen. */
  readonly #memory: string;
  #seen: string | undefined;

  constructor(options: KeyWatchOptions) {
    const { author, project, draftId } = options;
    this.draftId = draftId;
    this.#options = options;
    this.#memory = `seen-${author}-${project.drafts.projectId}-${draftId}`;
    this.#seen = deviceMemory.read(this.#memory);
  }

  /** Undefined: nothing. Reads the versions, and the texts around a key's saves. `opened` is what is stored now. */
  async look({
    doc,
    live_page: live,
    updated_at: at,
    updated_by: by,
    updated_by_name: name,
  }: OpenedDraft): Promise<KeyChanges | undefined> {
    const { draftId } = this;
    const { project, author } = this.#options;
    const { versions } = await project.drafts.versions(draftId);
    const earlier = versions.map((one) => ({ id: one.versionId, at: one.saved_at, by: one.saved_by, name: one.saved_by_name }));
    const states: readonly State[] = [...earlier.toReversed(), { id: undefined, at, by, name }];
    this.#seen ??= lastSeen(states, { author, isClone: live !== null }) ?? at;
    const steps = keySteps(states, this.#seen).slice(-mostSteps);
    const textOf = async ({ id }: State): Promise<Text> => (id === undefined ? doc : (await project.drafts.version(draftId, id)).doc);
    const changes = await Promise.all(
      steps.map(async ({ before, saves }) => ({ before: await textOf(before), after: await textOf(saves.at(-1) ?? before) })),
    );
    const places = countPlaces(withoutChanges(doc, changes), doc);
    const newest = steps.at(-1)?.saves.at(-1)?.at;
    if (places === 0 || newest === undefined) {
      this.#seen = at;
      return undefined;
    }
    deviceMemory.keep(this.#memory, this.#seen);
    const names = steps.flatMap(({ saves }) => saves.map((save) => save.name ?? lateTexts.others.program));
    const isNewest = states.findLast((one) => one.by !== author)?.at === newest;
    return { who: new Intl.ListFormat(textsLanguage).format(new Set(names)), places, changes, at: newest, isNewest };
  }

  /** The author has decided about these changes. */
  decide({ at }: KeyChanges): void {
    this.#seen = at;
    deviceMemory.keep(this.#memory, at);
  }
}

interface State {
  /** Undefined for what is stored now. */
  readonly id: string | undefined;
  readonly at: string;
  readonly by: string | null;
  readonly name: string | null;
}
