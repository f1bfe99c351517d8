import { settleAll } from "./settle-in-order.ts";

/** A part of what was found, and how the next one is read. Undefined if this is the last. */
export interface Portion<Item> {
  readonly items: readonly Item[];
  readonly next: (() => Promise<Portion<Item>>) | undefined;
}

/** As `flatMap` of a list. */
export const flatMapPortion = <Item, Part>(
  { items, next }: Portion<Item>,
  toParts: (item: Item) => Part | readonly Part[],
): Portion<Part> => ({
  items: items.flatMap(toParts),
  next: next && (async () => flatMapPortion(await next(), toParts)),
});

/**
 * Works on one portion after the other, so that what is stuck in front holds up nothing behind it. A failure does not stop
 * the others. Returns the values in order, and the failures.
 */
export const settlePortions = async <Item, Value>(
  first: Portion<Item>,
  work: (item: Item) => Promise<Value>,
  signal: AbortSignal,
): Promise<{ readonly values: readonly Value[]; readonly failures: readonly unknown[] }> => {
  const values: Value[] = [];
  const failures: unknown[] = [];
  for (let portion: Portion<Item> | undefined = first; portion !== undefined;) {
    const settled = await settleAll(portion.items.map(work));
    values.push(...settled.values);
    failures.push(...settled.failures);
    portion = signal.aborted ? undefined : await portion.next?.();
  }
  return { values, failures };
};

/** A list, cut into pieces of this size. */
export const chunksOf = <Value>(values: readonly Value[], size: number): readonly (readonly Value[])[] =>
  Array.from({ length: Math.ceil(values.length / size) }, (_, index) => values.slice(index * size, (index + 1) * size));
