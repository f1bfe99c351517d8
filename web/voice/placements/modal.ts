import AudioLines from "lucide/dist/esm/icons/audio-lines.mjs";
import X from "lucide/dist/esm/icons/x.mjs";
import { create, IconButton, setText } from "../drawing/dom.ts";
import { icon } from "../drawing/icon.ts";
import type { BuildFrame } from "./frame.ts";

/** A modal dialog above the page. Closing it ends the conversation. */
export const modal: BuildFrame = (content, { open, close }) => {
  const title = create("h2", { part: "title", className: "title" });
  const closeButton = new IconButton(icon(X), { part: "button close", className: "bare alone", onClick: close });
  const panel = create("section", { part: "panel", className: "panel", attributes: { tabindex: "-1" } }, [
    create("header", {}, [title, closeButton.element]),
    ...content,
  ]);
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
    paint: ({ texts, language, dir, heading, isOpen }) => {
      root.lang = language;
      root.dir = dir;
      dialog.setAttribute("aria-label", heading);
      setText(title, heading);
      closeButton.paint(texts.close);
      openButton.paint(heading);
      if (dialog.open === isOpen || !dialog.isConnected) return;
      if (isOpen) dialog.showModal();
      else dialog.close();
    },
  };
};
