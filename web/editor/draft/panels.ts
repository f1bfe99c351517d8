import { deviceMemory } from "../../shared/device-memory.ts";

/** The panels that are open next to the text. */
export interface Panels {
  /** The page's fields. */
  readonly page: boolean;
  readonly preview: boolean;
}

/** 1024 px: the text column with the fields next to it. Below that the fields are a sheet. */
export const isWide = (width: number): boolean => width >= 1024;

/** 1440 px: text, preview and fields side by side. */
const hasRoomForAll = (width: number): boolean => width >= 1440;

/** Opening one panel may have to close another. */
export const togglePanel = (panels: Panels, panel: keyof Panels, width: number): Panels => {
  const next = { ...panels, [panel]: !panels[panel] };
  // Closing the preview brings the fields back as they were.
  if (panel === "preview" && panels.preview && !hasRoomForAll(width)) return firstPanels(width);
  if (!next[panel] || hasRoomForAll(width)) return next;
  return panel === "preview" ? { ...next, page: false } : { ...next, preview: false };
};

const key = "fields";

/** The fields are shown next to the text if there is room, unless the author has closed them. */
export const firstPanels = (width: number): Panels => ({ page: isWide(width) && deviceMemory.read(key) !== "closed", preview: false });

export const rememberPanels = ({ page, preview }: Panels, width: number): void => {
  if (isWide(width) && !preview) deviceMemory.keep(key, page ? "open" : "closed");
};
