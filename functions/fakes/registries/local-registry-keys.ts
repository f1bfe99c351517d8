import { localAbnGuid } from "./sources/australia.ts";
import { localCvrKey } from "./sources/denmark.ts";
import { localKvkKey } from "./sources/netherlands.ts";
import { localNzbnKey } from "./sources/new-zealand.ts";
import { localZefixKey } from "./sources/switzerland.ts";

/** The keys that the fakes of registries accept, by source. No real service accepts them. */
export const localRegistryKeys = {
  dk: localCvrKey,
  nl: localKvkKey,
  ch: localZefixKey,
  au: localAbnGuid,
  nz: localNzbnKey,
} as const;
