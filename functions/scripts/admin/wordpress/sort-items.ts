import { createOldPictures } from "./old-pictures.ts";
import { hasOwnPlace, isPart } from "./own-types.ts";
import type { Report } from "./report.ts";
import { tableHtml } from "./table-html.ts";
import type { WxrItem } from "./wxr-item.ts";

/** Tells texts from what belongs to them and from what stays behind. */
export const createSorter = (addText: (item: WxrItem) => void, report: Report) => {
  const pictures = createOldPictures();
  const [blocks, tables] = [new Map<string, string>(), new Map<string, string>()];
  /** Types of plugins: those that visitors saw, and items of types of which nobody knows that yet. */
  const [shown, waiting] = [new Set(["post", "page"]), new Map<string, WxrItem[]>()];

  const leaveOut = (type: string, times: number): void => {
    const what = type === "nav_menu_item" ? "entries of menus" : `items of the type ${type || "(none)"}`;
    if (type !== "revision") report.add(`Left out, ${what}`, undefined, times);
  };
  const add = (item: WxrItem): void => {
    const { id, type, status, password, content } = item;
    // As WordPress shows them.
    const isShown = status === "publish" && password === "";
    if (type === "attachment") pictures.add(item);
    else if (type === "wp_block" && isShown) blocks.set(id, content);
    else if (item.tables !== "" && isShown) for (const name of item.tables.split(",")) tables.set(name.trim(), tableHtml(item));
    else if (item.tables !== "") leaveOut(type, 1);
    else if (shown.has(type)) addText(item);
    else if (isPart(type)) leaveOut(type, 1);
    else {
      const those = waiting.get(type) ?? [];
      waiting.set(type, those);
      those.push({ ...item, content: content && "…", elements: item.elements.slice(0, 1) });
      if (!hasOwnPlace(item)) return;
      shown.add(type);
      for (const one of those.splice(0)) addText(one);
    }
  };
  const end = (): void => {
    for (const [type, those] of waiting) if (those.length > 0) leaveOut(type, those.length);
  };
  return { add, end, pictures, blocks, tables };
};
