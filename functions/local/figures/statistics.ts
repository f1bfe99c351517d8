export const median = (values: readonly number[]): number => percentile(values, 50);

/** The value below which this percentage of the values lies, interpolated between two values. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const place = ((sorted.length - 1) * percent) / 100;
  const low = sorted[Math.floor(place)];
  const high = sorted[Math.ceil(place)];
  if (low === undefined || high === undefined) throw new Error("no values, no percentile");
  return low + (high - low) * (place % 1);
}
