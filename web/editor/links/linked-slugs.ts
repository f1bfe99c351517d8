import type { AddressPlan } from "../../site/page-address.ts";
import type { PageNode } from "../../markdown/page-blocks.ts";
import { parsePage } from "../../markdown/page-parts.ts";
import { createPauses, nextTask } from "../../markdown/create-pauses.ts";
import { siteOf, slugsInAddress } from "./slug-in-address.ts";

export interface LinkingPage {
  /** Where the site's pages are. */
  readonly plan: AddressPlan;
  /** The page's own slug. */
  readonly slug: string | null;
}

/** The slugs that a link may lead to, by the likeliest of them. */
export type LinkedSlugs = ReadonlyMap<string, readonly string[]>;

/** The links of a text to other pages of the site, as the preview reads it. */
export const linkedSlugs = async (content: string, { plan, slug: own }: LinkingPage): Promise<LinkedSlugs> => {
  const turn = createPauses(nextTask);
  const slugs = new Map<string, readonly string[]>();
  const collect = (node: PageNode): void => {
    if (typeof node === "string") return;
    const address = node.attributes.get("href");
    const found = address === undefined ? [] : slugsInAddress(address, plan);
    if (found[0] !== undefined) slugs.set(found[0], found);
    node.children.forEach(collect);
  };
  for (const { node, pieces } of (await parsePage(content, turn)).blocks) {
    for (const work of pieces) {
      work();
      await turn();
    }
    collect(node(siteOf(plan)));
    await turn();
  }
  if (own !== null) slugs.delete(own.normalize("NFC"));
  return slugs;
};
