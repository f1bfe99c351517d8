import "../chunks/shared-modules.ts";
import type { Widget } from "@lectern/client";
import { render } from "lit/html.js";
import { adopt } from "../drawing/dom.ts";
import cardStyles from "../styles/cards.css" with { type: "text" };
import type { CardSetting } from "./card-setting.ts";
import { renderCard } from "./render-card.ts";

/** Cards and their styles are loaded with the first card. */
export const adoptCardStyles = (root: ShadowRoot): void => adopt(root, cardStyles);

/** A card that is already drawn stays unchanged. */
export const drawCard = (container: HTMLElement, card: Widget, setting: CardSetting): void => {
  render(renderCard(card, setting), container);
};
