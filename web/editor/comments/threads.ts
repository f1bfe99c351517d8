import type { Comments } from "@lectern/client";

export type ShownComment = Comments["comments"][number];

export interface Thread {
  readonly first: ShownComment;
  readonly answers: readonly ShownComment[];
}

export const threadsOf = (comments: readonly ShownComment[]): readonly Thread[] => {
  const answers = Map.groupBy(comments, ({ reply_to: first }) => first);
  return (answers.get(null) ?? []).map((first) => ({ first, answers: answers.get(first.commentId) ?? [] }));
};

/** Where the quotes of open threads are in the text. Those that are no longer there have no place. */
export const placesIn = (text: string, threads: readonly Thread[]): ReadonlyMap<string, number> =>
  new Map(
    threads.flatMap(({ first: { commentId, quote, done } }) => {
      const place = done || quote === null ? -1 : text.indexOf(quote);
      return place < 0 ? [] : [[commentId, place] as const];
    }),
  );
