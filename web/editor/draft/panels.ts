import { deviceMemory } from "../../shared/device-memory.ts";

/** The panels that are open next to the text. */
export interface Panels {
  /** The page's fields. */
  readonly page: boolean;
  readonly preview: boolean;
}

/** Opening one panel may have to close another. `room`: how many fit next to the text. */
export const togglePanel = (panels: Panels, panel: keyof Panels, room: number): Panels => {
  const next = { ...panels, [panel]: !panels[panel] };
  // Closing the preview brings the fields back as they were.
  if (panel === "preview" && panels.preview && room < 2) return firstPanels(room);
  if (!next[panel] || room === 2) return next;
  return panel === "preview" ? { ...next, page: false } : { ...next, preview: false };
};

const key = "fields";

/** The text comes first: the fields are shown next to it only where there is room and the author has left them open. */
export const firstPanels = (room: number): Panels => ({ page: room > 0 && deviceMemory.read(key) === "open", preview: false });

export const rememberPanels = ({ page, preview }: Panels, room: number): void => {
  if (room > 0 && !preview) deviceMemory.keep(key, page ? "open" : "closed");
};
