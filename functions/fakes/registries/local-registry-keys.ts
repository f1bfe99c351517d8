import { localAbnGuid } from "./sources/australia.ts";
import { localCvrKey } from "./sources/denmark.ts";
import { localKvkKey } from "./sources/netherlands.ts";
import { localNzbnKey } from "./sources/new-zealand.ts";
import { localZefixKey } from "./sources/switzerland.ts";

/** What the fakes of registries that ask for a key take, by source. They open nothing else. */
export const localRegistryKeys = {
  dk: localCvrKey,
  nl: localKvkKey,
  ch: localZefixKey,
  au: localAbnGuid,
  nz: localNzbnKey,
} as const;
