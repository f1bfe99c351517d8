export type { CallOptions, ChangeOptions, Tagged } from "./calls.ts";
export type * from "./contract/cards.ts";
export type * from "./contract/editing.ts";
export type * from "./contract/errors.ts";
export type * from "./contract/json.ts";
export type * from "./contract/live.ts";
export { isLecternError, LecternError, type LecternErrorCode, type LecternErrorOf, StaleRevisionError } from "./errors.ts";
export { fallbackLabels, fallbackPronounLabels } from "./labels.ts";
export { createLectern, type Lectern, type LecternOptions, type LecternProject } from "./lectern.ts";
