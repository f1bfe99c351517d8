import "../common.ts";
import type { Widget } from "@lectern/client";
import { render } from "lit/html.js";
import { adopt } from "../dom.ts";
import cardStyles from "../styles/cards.css" with { type: "text" };
import { type CardSetting, renderCard } from "./render-card.ts";

/** Cards are loaded when there is one, and so is their look. */
export const adoptCardStyles = (root: ShadowRoot): void => adopt(root, cardStyles);

/** One that was drawn already is left as it is. */
export const drawCard = (container: HTMLElement, card: Widget, setting: CardSetting): void => {
  render(renderCard(card, setting), container);
};
