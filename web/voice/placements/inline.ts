import { create, setText } from "../drawing/dom.ts";
import type { BuildFrame } from "./frame.ts";

/** In the page's flow: a card on a home page, or the main area of a separate page. */
export const inline =
  (placement: "homepage" | "destination_page"): BuildFrame =>
  (content) => {
    const title = create("h2", { part: "title", className: "title" });
    const panel = create("section", { part: "panel", className: `root panel ${placement}`, attributes: { tabindex: "-1" } }, [
      create("header", {}, [title]),
      ...content,
    ]);
    return {
      root: panel,
      panel,
      paint: ({ language, dir, heading }) => {
        panel.lang = language;
        panel.dir = dir;
        panel.setAttribute("aria-label", heading);
        setText(title, heading);
      },
    };
  };
