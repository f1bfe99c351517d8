import { createMemory, type Kept } from "./memory.ts";

/** Whoever asks for the same within a moment gets one reading, also while it is under way and if it fails. */
export const shareReading = <Asked extends readonly unknown[], Found>(
  read: (...asked: Asked) => Promise<Found>,
  kept: Kept,
): ((...asked: Asked) => Promise<Found>) => {
  const readings = createMemory<Promise<Found>>(kept);
  return async (...asked) => {
    const [key, nowMs] = [JSON.stringify(asked), Date.now()];
    const known = readings.find(key, nowMs);
    if (known !== undefined) return known;
    const reading = read(...asked);
    readings.keep(key, reading, nowMs);
    return reading;
  };
};
