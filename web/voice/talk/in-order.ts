import type { Caption } from "../conversation/captions.ts";
import type { Insert } from "../conversation/talk-column.ts";

/** An item of the column. */
export type Thing = Caption | Insert;

/** All items in order of time, without a phone call in progress. */
export const inOrder = (captions: readonly Caption[], inserts: readonly Insert[]): readonly Thing[] => {
  const shown = inserts.filter((insert) => insert.kind === "call" || insert.card.type === "card");
  const between = (from: number, to: number): readonly Insert[] => shown.filter(({ after }) => after >= from && after < to);
  const idAt = (index: number): number => captions[index]?.id ?? Infinity;
  return [...between(0, idAt(0)), ...captions.flatMap((caption, index) => [caption, ...between(caption.id, idAt(index + 1))])];
};
