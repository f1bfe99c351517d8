import AudioLines from "lucide/dist/esm/icons/audio-lines.mjs";
import CircleStop from "lucide/dist/esm/icons/circle-stop.mjs";
import { create, IconButton, setText } from "../drawing/dom.ts";
import { icon } from "../drawing/icon.ts";
import { type BuildFrame, createPanel } from "./frame.ts";
import { topLayer } from "./top-layer.ts";

/** A round button in the corner that opens a panel. The page stays usable; Escape closes the panel, and the conversation continues. */
export const floating: BuildFrame = (live, { open, close, end }) => {
  /** Until the panel is there. */
  let wasPressed = false;
  const { panel, paintHeader } = createPanel(live, "", () => putAway());
  const [name, state] = [create("bdi"), create("span", { part: "away-status", className: "away" })];
  const openButton = create(
    "button",
    {
      part: "button open",
      className: "button primary round worded",
      onClick: () => {
        // The visitor has read its label.
        openButton.classList.remove("worded");
        wasPressed = true;
        open();
      },
      attributes: { type: "button", "aria-expanded": "false" },
    },
    [create("slot", { attributes: { name: "icon" } }, [icon(AudioLines)]), create("span", { className: "word" }, [name, state])],
  );
  const endButton = new IconButton(icon(CircleStop), { part: "button end", className: "alone", onClick: end });
  // On a phone it lies over the text, and the visitor goes on to read.
  addEventListener("scroll", () => innerWidth > 480 || openButton.classList.remove("worded"), { capture: true, once: true });
  const root = create("div", { className: "root floating" }, [
    panel,
    create("div", { className: "away-row" }, [openButton, endButton.element]),
  ]);
  const lift = topLayer(root);
  root.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || panel.hidden) return;
    event.stopPropagation();
    putAway();
  });
  /** Only these controls move the focus: when the page opens or moves the widget, somebody may be typing elsewhere. */
  const putAway = (): void => {
    close();
    openButton.focus();
  };
  return {
    root,
    panel,
    paint: (view) => {
      const { texts, heading, status, told, isOpen, isRunning } = view;
      panel.setAttribute("aria-label", heading);
      paintHeader(view);
      setText(name, heading);
      // The microphone may be on: visitors see that, and can end it, without opening the panel.
      setText(state, isRunning ? status || told : "");
      openButton.classList.toggle("running", isRunning);
      endButton.paint(texts.end);
      endButton.element.hidden = isOpen || !isRunning;
      panel.hidden = !isOpen;
      openButton.hidden = isOpen;
      lift(isOpen);
      if (isOpen && wasPressed) panel.focus();
      if (isOpen) wasPressed = false;
    },
  };
};
