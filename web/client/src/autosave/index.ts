export { type Autosave, type AutosaveClock, type AutosaveOptions, createAutosave, revisionOf } from "./autosave.ts";
export { indexedDbJournal } from "./indexed-db-journal.ts";
export { type Journal, type JournalEntry, type JournalKey, type JournalOffer, takeOffer } from "./journal.ts";
export { autosaveLimits, isDirty, type PauseReason, type Phase, type Queue, type Revision } from "./queue.ts";
export { isSameText, type Text } from "./text.ts";
export { type Conflict, type Merge, mergeThreeWay } from "./three-way.ts";
