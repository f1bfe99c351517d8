import { deviceMemory } from "../../shared/device-memory.ts";

export const faces = ["serif", "sans", "mono"] as const;

/** The typeface for reading and writing: fonts of the device. */
export type Face = (typeof faces)[number];

export const decodeFace = (value: string | undefined): Face => faces.find((face) => face === value) ?? "serif";

export const chosenFace = (): Face => decodeFace(deviceMemory.read("face"));

export const chooseFace = (face: Face): void => deviceMemory.keep("face", face);
