import type { WxrItem } from "../../scripts/admin/wordpress/wxr-item.ts";

/** An item of WordPress' export as it is read. */
export const aWxrItem = (more: Partial<WxrItem>): WxrItem => ({
  ...{ id: "", type: "post", status: "publish", title: "A", slug: "", link: "", parent: "0", content: "Text", excerpt: "", password: "" },
  ...{ date: "", file: "", thumbnail: "", alt: "", topics: [], language: "", translations: "" },
  ...{ footnotes: "", elements: "", tables: "", hasHead: true, comments: 0, isDamaged: false },
  ...{ isBuilt: false, isMended: false, isTooLong: false, site: { url: "https://old.example", language: "en" } },
  ...more,
});

/** A post at this path of the old site. */
export const aWxrPost = (id: string, path: string, more: Partial<WxrItem> = {}): WxrItem =>
  aWxrItem({ id, slug: path.split("/").at(-2) ?? "", link: `https://old.example${path}`, ...more });
