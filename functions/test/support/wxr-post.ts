import { createPlanner } from "../../scripts/admin/wordpress/plan-posts.ts";
import { toPostText } from "../../scripts/admin/wordpress/post-text.ts";
import type { WxrItem } from "../../scripts/admin/wordpress/wxr-item.ts";
import { aWxrItem, aWxrPost } from "./wxr-items.ts";

export const uploads = "https://old.example/wp-content/uploads";

/** The post whose content is read has number 1, and is at /shop/bread/. */
const oldSite: readonly WxrItem[] = [
  aWxrItem({ type: "attachment", id: "7", file: `${uploads}/loaf.jpg`, alt: "A loaf" }),
  aWxrItem({ type: "attachment", id: "8", file: `${uploads}/oven.jpg`, parent: "1", excerpt: "Our oven" }),
  aWxrItem({ type: "wp_block", id: "9", content: "<!-- wp:paragraph --><p>Allergic? Ask us.</p><!-- /wp:paragraph -->" }),
  aWxrItem({ type: "wp_block", id: "10", status: "trash", content: "<p>Old</p>" }),
  aWxrItem({ type: "wp_block", id: "11", content: '<p>Again</p><!-- wp:block {"ref":11} /-->' }),
  aWxrItem({ type: "attachment", id: "12", file: `${uploads}/rules.pdf`, parent: "1" }),
  aWxrItem({ type: "a_table", content: '[["Day","Time"],["Mo","8<br>9"]]', tables: "1" }),
  aWxrItem({ type: "a_table", content: '[["Bread","#colspan#"]]', tables: "2,prices", hasHead: false }),
  aWxrItem({ type: "a_table", status: "trash", content: '[["Wages","9"]]', tables: "3" }),
  aWxrItem({ type: "event", id: "13", slug: "run", link: "https://old.example/event/run/" }),
  aWxrPost("1", "/shop/bread/"),
  aWxrPost("2", "/about/"),
  aWxrPost("3", "/rota/", { status: "private" }),
  aWxrPost("4", "/test__trashed/", { status: "trash" }),
  aWxrPost("5", "/shop/bread/rye/"),
];

/** The text of the post, what was left out of it, and how many of its links lead to the old site. */
export const readWxrPost = (content: string, more: Partial<WxrItem> = {}, others: readonly WxrItem[] = []) => {
  const planner = createPlanner({ asked: undefined, ofProject: "en", present: [] });
  for (const item of [...oldSite, ...others]) planner.add(item);
  const site = { pattern: "/{slug}", defaultLanguage: "en", homeSlug: null, siteUrl: undefined } as const;
  const template = { id: "t", record: {} };
  const post = { ...aWxrPost("1", "/shop/bread/"), content, ...more };
  const { content: text, leftOut, oldLinks } = toPostText(post, { template, slug: "bread", plan: planner.plan(), site });
  return { text, leftOut: [...leftOut], oldLinks };
};
