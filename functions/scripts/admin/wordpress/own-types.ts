import { absolute, decoded } from "./old-url.ts";
import type { WxrItem } from "./wxr-item.ts";

/** WordPress' own types that are no pages, and parts of pages, which some plugins give addresses like those of pages. */
export const isPart = (type: string): boolean =>
  /^(?:wp_\w+|revision|nav_menu_item|custom_css|customize_changeset|oembed_cache|user_request)$/.test(type) ||
  /(?:^|[_-])(?:template|layout|library|form|popup)s?$/.test(type);

/** Types of plugins that visitors saw have addresses like `/event/regatta/`; others have `?post_type=order&p=7`. */
export const hasOwnPlace = ({ link, slug, status, site }: WxrItem): boolean => {
  const [url, home] = [absolute(link, undefined), absolute(site.url, undefined)];
  if (url?.search !== "" || slug === "" || status !== "publish") return false;
  const path = decoded(url.pathname.slice(home?.pathname.replace(/\/$/, "").length ?? 0));
  return /^\/(?!\d{4}\/)[^/]+\/./.test(path) && path.includes(`/${decoded(slug)}`);
};
