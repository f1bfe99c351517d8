import { deviceMemory } from "../device-memory.ts";

const key = "several-sites";

/** Of whoever has seen them on this device: who has only one, needs no way to choose. */
export const keepSites = (count: number): void => deviceMemory.keep(key, count > 1 ? "yes" : "");

export const hasSeveralSites = (): boolean => deviceMemory.read(key) === "yes";
