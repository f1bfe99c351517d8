export { type Autosave, type AutosaveOptions, createAutosave, revisionOf, type ShowCause } from "./autosave.ts";
export type { AutosaveClock } from "./clock.ts";
export type { Journal, JournalEntry, JournalKey, JournalOffer, JournalPlace } from "./journal.ts";
export { autosaveLimits, isDirty, type Phase, type Queue, type Revision } from "./queue.ts";
export { type TextChange, textChanges } from "./text-changes.ts";
export { isSameText, own, type Text } from "./text.ts";
export { type Conflict, type Merge, mergeThreeWay } from "./three-way.ts";
