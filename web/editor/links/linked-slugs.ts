import { type PageNode, parsePageBlocks } from "../../markdown/page-blocks.ts";
import { createTurn } from "../../markdown/turns.ts";
import { nextTask } from "../preview/render-markdown.ts";
import { slugInAddress } from "./slug-in-address.ts";

/** Gives relative links a target even if the site's URL is unknown. */
const nowhere = "https://site.invalid/";

export interface LinkingPage {
  /** The site's public URL. */
  readonly site: string | undefined;
  /** The page's own slug. */
  readonly slug: string | null;
}

/** Slugs of other pages of the site that a text links to, as the preview reads it. */
export const linkedSlugs = async (content: string, { site = nowhere, slug: own }: LinkingPage): Promise<ReadonlySet<string>> => {
  const turn = createTurn(nextTask);
  const slugs = new Set<string>();
  const collect = (node: PageNode): void => {
    if (typeof node === "string") return;
    const address = node.attributes.get("href");
    const slug = address === undefined ? undefined : slugInAddress(address, site);
    if (slug !== undefined) slugs.add(slug);
    node.children.forEach(collect);
  };
  for (const { node, pieces } of parsePageBlocks(content).blocks) {
    for (const work of pieces) {
      work();
      await turn();
    }
    collect(node(site));
    await turn();
  }
  if (own !== null) slugs.delete(own.normalize("NFC"));
  return slugs;
};
