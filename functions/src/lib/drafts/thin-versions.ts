import type { KeptVersion } from "./page.ts";

/**
 * Removes the versions that add least until at most `limit` are left. A version adds the gap that it would leave, from the version before
 * it to the one after. It adds more if the next text has another author, because no later version has its words. The first and the last
 * stay.
 */
export const thinVersions = (versions: readonly KeptVersion[], limit: number): readonly KeptVersion[] => {
  const left = [...versions];
  while (left.length > limit) left.splice(leastOf(left), 1);
  return left;
};

/** An author's last text before somebody else's counts as this many times its gap. */
const otherAuthorWeight = 4;

const leastOf = (versions: readonly KeptVersion[]): number => {
  const gains = versions.slice(1, -1).map((version, index) => gainOf(version, versions[index], versions[index + 2]));
  return gains.indexOf(Math.min(...gains)) + 1;
};

const gainOf = (version: KeptVersion, before: KeptVersion | undefined, after: KeptVersion | undefined): number => {
  const gap = (after?.savedAt.getTime() ?? 0) - (before?.savedAt.getTime() ?? 0);
  return after?.author === version.author ? gap : gap * otherAuthorWeight;
};
