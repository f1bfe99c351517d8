import { dropOld } from "../kept/drop-old.ts";
import type { KeptPlace } from "../kept/kept-place.ts";
import type { Placement } from "./placement.ts";
import { watchAgent } from "./agent-watch.ts";
import { placementOn } from "./placement-on.ts";

/** Marks the element that this script has made, and its copies. */
const mark = "data-lectern-script";

/** 20 times between two answers of the service: a page that removes the element again and again does not want it. */
const mostPuts = 20;

/** Defines the element. */
type LoadElement = () => Promise<unknown>;

let shown: string | undefined;

/** Shows the agent of a project where its owner has set it, as long as the page is open. One for each page. */
export const showAgent = (place: KeptPlace, loadElement: LoadElement): void => {
  if (shown !== undefined) {
    if (shown !== place.project)
      console.warn(`Lectern's voice agent of "${place.project}" is not shown: this page has that of "${shown}".`);
    return;
  }
  shown = place.project;
  if (window !== top) console.info('Lectern\'s voice agent is in a frame, which needs allow="microphone", and not on the page around it.');
  if (location.protocol === "file:") console.info("Lectern's voice agent cannot have the microphone on a page that is opened as a file.");
  dropOld(place);
  const script = new SiteScript(place, loadElement);
  script.begin();
};

class SiteScript {
  readonly #place: KeptPlace;
  readonly #loadElement: LoadElement;
  readonly #watch;
  #own: HTMLElement | undefined;
  #puts = 0;
  #agent: unknown;

  constructor(place: KeptPlace, loadElement: LoadElement) {
    this.#place = place;
    this.#loadElement = loadElement;
    this.#watch = watchAgent(place);
  }

  begin(): void {
    this.#watch.addEventListener("change", () => {
      this.#update().catch((error: unknown) => console.error("Lectern's voice agent is not shown:", error));
    });
  }

  #placement(): Placement {
    const { agent } = this.#watch;
    return agent === undefined || hasOther() ? "none" : placementOn(agent, location.pathname, this.#place.project);
  }

  async #update(): Promise<void> {
    const { agent } = this.#watch;
    // Who listens, too, may end the conversation now, with a sentence that shall be read.
    const wasBusy = isBusy(this.#own);
    if (this.#agent !== agent) this.#puts = 0;
    this.#agent = agent;
    // The page may be in the middle of replacing its content, or not be read yet.
    await untilRead();
    if (hasOther()) await this.#loadElement();
    if (this.#placement() === "none") {
      if (!wasBusy && !isBusy(this.#own)) this.#own?.remove();
      return;
    }
    await this.#loadElement();
    const placement = this.#placement();
    if (placement !== "none") this.#put(placement);
  }

  #put(placement: Placement): void {
    const found = document.querySelectorAll<HTMLElement>(`[${mark}]`);
    // A page that was copied has a copy of the element, which then has the conversation.
    const own = (this.#own = this.#own?.isConnected === true ? this.#own : (found[0] ?? this.#own ?? this.#create()));
    for (const copy of found) if (copy !== own) copy.remove();
    const inside = placement === "widget" ? null : document.querySelector("[data-lectern-agent]");
    const home = inside ?? (placement.includes("page") ? document.querySelector("main") : null) ?? document.body;
    // An open conversation stays where it is.
    if (own.parentNode === home || (own.isConnected && isBusy(own)) || own.dataset["status"] === "gone" || this.#puts >= mostPuts) return;
    this.#puts += 1;
    own.setAttribute(mark, home === document.body ? placement : "");
    home.append(own);
  }

  #create(): HTMLElement {
    const own = document.createElement("lectern-voice");
    own.setAttribute("project", this.#place.project);
    own.setAttribute("base-url", this.#place.baseUrl);
    return own;
  }
}

/** A page with an element of its own has decided where the agent is. */
const hasOther = (): boolean => document.querySelector(`lectern-voice:not([${mark}])`) !== null;

const isBusy = (own: HTMLElement | undefined): boolean => !["idle", "ended"].includes(own?.dataset["status"] ?? "idle");

const untilRead = async (): Promise<void> => {
  if (document.readyState === "loading")
    await new Promise((resolve) => document.addEventListener("DOMContentLoaded", resolve, { once: true }));
  // Between two pages of a site that replaces its content.
  while (document.querySelector("body") === null) await new Promise((resolve) => requestAnimationFrame(resolve));
};
