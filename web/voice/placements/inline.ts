import { type BuildFrame, createPanel } from "./frame.ts";

/** In the page's flow: a card on a home page, or the main area of a separate page. */
export const inline =
  (placement: "homepage" | "destination_page"): BuildFrame =>
  (live) => {
    const { panel, paintHeader } = createPanel(live, `root ${placement}`);
    return {
      root: panel,
      panel,
      paint: (view) => {
        panel.hidden = !view.isOpen;
        panel.setAttribute("aria-label", view.heading);
        paintHeader(view);
      },
    };
  };
