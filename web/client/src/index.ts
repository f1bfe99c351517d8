export type { CallOptions, ChangeOptions, Tagged, UploadOptions } from "./calls.ts";
export type { SessionOptions } from "./live.ts";
export type * from "./contract.ts";
export type * from "./json-object.ts";
export { isLecternError, LecternError, type LecternErrorCode, type LecternErrorOf, StaleRevisionError } from "./errors.ts";
export { fallbackLabels, fallbackPronounLabels } from "./labels.ts";
export { createLectern, type Lectern, type LecternOptions, type LecternProject } from "./lectern.ts";
export { isTemplate } from "./template.ts";
