import { create, setText } from "../dom.ts";
import type { BuildFrame } from "./frame.ts";
import { topLayer } from "./top-layer.ts";

/** A button in the corner that opens a panel. The page stays usable; Escape puts the panel away, and the conversation goes on. */
export const floating: BuildFrame = (content, { open, close, end }) => {
  const title = create("h2", { part: "title" });
  const closeButton = create("button", { part: "button close", onClick: () => putAway() });
  const panel = create("section", { part: "panel", className: "panel", attributes: { tabindex: "-1", hidden: "" } }, [
    create("header", {}, [title, closeButton]),
    ...content,
  ]);
  const openButton = create("button", {
    part: "button open",
    className: "primary round",
    onClick: () => {
      open();
      panel.focus();
    },
    attributes: { "aria-expanded": "false" },
  });
  const name = create("span");
  const state = create("span", { part: "away-status", className: "away" });
  openButton.append(name, state);
  const endButton = create("button", { part: "button end", className: "round", onClick: end });
  const root = create("div", { className: "floating" }, [panel, create("div", { className: "row" }, [openButton, endButton])]);
  const lift = topLayer(root);
  root.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || panel.hidden) return;
    event.stopPropagation();
    putAway();
  });
  /** The focus moves only in answer to these controls: when the page opens or moves the widget, somebody may be typing elsewhere. */
  const putAway = (): void => {
    close();
    openButton.focus();
  };
  return {
    root,
    panel,
    paint: ({ texts, language, dir, heading, status, isOpen, isRunning }) => {
      root.dir = dir;
      root.lang = language;
      panel.setAttribute("aria-label", heading);
      setText(title, heading);
      setText(closeButton, texts.close);
      setText(name, heading);
      // The microphone may be open: that is seen, and can be ended, without opening the panel.
      setText(state, isRunning ? status : "");
      setText(endButton, texts.end);
      endButton.hidden = isOpen || !isRunning;
      panel.hidden = !isOpen;
      openButton.hidden = isOpen;
      lift(isOpen);
    },
  };
};
