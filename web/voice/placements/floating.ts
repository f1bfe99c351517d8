import { create, setText } from "../dom.ts";
import type { BuildFrame } from "./frame.ts";

/** A button in the corner that opens a panel. The page stays usable; Escape puts the panel away, and the conversation goes on. */
export const floating: BuildFrame = (content, { open, close }) => {
  const title = create("h2", { part: "title" });
  const closeButton = create("button", { part: "button close", onClick: close });
  const panel = create("section", { part: "panel", className: "panel", attributes: { tabindex: "-1" } }, [
    create("header", {}, [title, closeButton]),
    ...content,
  ]);
  const openButton = create("button", {
    part: "button open",
    className: "primary round",
    onClick: open,
    attributes: { "aria-expanded": "false" },
  });
  const root = create("div", { className: "floating" }, [panel, openButton]);
  root.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || panel.hidden) return;
    event.stopPropagation();
    close();
  });
  return {
    root,
    panel,
    paint: ({ texts, dir, heading, status, isOpen }) => {
      root.dir = dir;
      panel.ariaLabel = heading;
      setText(title, heading);
      setText(closeButton, texts.close);
      setText(openButton, heading);
      openButton.title = status;
      if (panel.hidden !== isOpen) return;
      panel.hidden = !isOpen;
      openButton.hidden = isOpen;
      if (isOpen) panel.focus();
      else openButton.focus();
    },
  };
};
