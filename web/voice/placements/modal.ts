import { create, setText } from "../dom.ts";
import type { BuildFrame } from "./frame.ts";

/** A dialog above the page, which cannot be used meanwhile. Closing it ends the conversation. */
export const modal: BuildFrame = (content, { open, close }) => {
  const title = create("h2", { part: "title" });
  const closeButton = create("button", { part: "button close", onClick: close });
  const panel = create("section", { part: "panel", className: "panel", attributes: { tabindex: "-1" } }, [
    create("header", {}, [title, closeButton]),
    ...content,
  ]);
  const dialog = create("dialog", { part: "dialog" }, [panel]);
  dialog.addEventListener("close", close);
  const openButton = create("button", {
    part: "button open",
    className: "primary",
    onClick: open,
    attributes: { "aria-haspopup": "dialog" },
  });
  return {
    root: create("div", {}, [openButton, dialog]),
    panel,
    paint: ({ texts, language, dir, heading, isOpen }) => {
      openButton.lang = language;
      dialog.lang = language;
      openButton.dir = dir;
      dialog.dir = dir;
      dialog.setAttribute("aria-label", heading);
      setText(title, heading);
      setText(closeButton, texts.close);
      setText(openButton, heading);
      if (dialog.open === isOpen || !dialog.isConnected) return;
      if (isOpen) dialog.showModal();
      else dialog.close();
    },
  };
};
