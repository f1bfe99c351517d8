import { create, setText } from "../dom.ts";
import type { BuildFrame } from "./frame.ts";

/** In the flow of the page: a card on a home page, or the main area of a page of its own. */
export const inline =
  (placement: "homepage" | "destination_page"): BuildFrame =>
  (content) => {
    const title = create("h2", { part: "title" });
    const panel = create("section", { part: "panel", className: `panel ${placement}`, attributes: { tabindex: "-1" } }, [
      title,
      ...content,
    ]);
    return {
      root: panel,
      panel,
      paint: ({ dir, heading }) => {
        panel.dir = dir;
        panel.ariaLabel = heading;
        setText(title, heading);
      },
    };
  };
