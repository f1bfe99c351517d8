import { deviceMemory } from "../../shared/device-memory.ts";

/** What is open beside the text. */
export interface Panels {
  /** The fields of the page. */
  readonly page: boolean;
  readonly preview: boolean;
}

/** 1024 px: the column of the text and the fields beside it. Below that the fields are a sheet. */
export const isWide = (width: number): boolean => width >= 1024;

/** 1440 px: text, preview and fields beside each other. */
const hasRoomForAll = (width: number): boolean => width >= 1440;

/** What one opens may have to close another. */
export const togglePanel = (panels: Panels, panel: keyof Panels, width: number): Panels => {
  const next = { ...panels, [panel]: !panels[panel] };
  // Whoever has looked enough has the fields again, as they were.
  if (panel === "preview" && panels.preview && !hasRoomForAll(width)) return firstPanels(width);
  if (!next[panel] || hasRoomForAll(width)) return next;
  return panel === "preview" ? { ...next, page: false } : { ...next, preview: false };
};

const key = "fields";

/** Fields are beside the text where there is room, unless the author has put them away. */
export const firstPanels = (width: number): Panels => ({ page: isWide(width) && deviceMemory.read(key) !== "closed", preview: false });

export const rememberPanels = ({ page, preview }: Panels, width: number): void => {
  if (isWide(width) && !preview) deviceMemory.keep(key, page ? "open" : "closed");
};
