import AudioLines from "lucide/dist/esm/icons/audio-lines.mjs";
import { create, IconButton } from "../drawing/dom.ts";
import { icon } from "../drawing/icon.ts";
import { type BuildFrame, createPanel } from "./frame.ts";

/** A modal dialog above the page. Closing it ends the conversation. */
export const modal: BuildFrame = (live, { open, close }) => {
  const { panel, paintHeader } = createPanel(live, "", close);
  const dialog = create("dialog", { part: "dialog" }, [panel]);
  dialog.addEventListener("close", close);
  const openButton = new IconButton(create("slot", { attributes: { name: "icon" } }, [icon(AudioLines)]), {
    part: "button open",
    className: "primary",
    onClick: open,
    attributes: { "aria-haspopup": "dialog" },
  });
  const root = create("div", { className: "root modal" }, [openButton.element, dialog]);
  return {
    root,
    panel,
    paint: (view) => {
      const { heading, isOpen } = view;
      dialog.setAttribute("aria-label", heading);
      paintHeader(view);
      openButton.paint(heading);
      if (dialog.open === isOpen || !dialog.isConnected) return;
      if (isOpen) dialog.showModal();
      else dialog.close();
    },
  };
};
