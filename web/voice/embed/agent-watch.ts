import type { KeptPlace } from "../kept/kept-place.ts";
import type { SiteAgent } from "../../client/src/contract.ts";
import { readAgent } from "./site-agent.ts";

/** 30 s: a change is followed within a minute, because the answer may come from a cache that keeps it for as long. */
const everyMs = 30_000;

/** A page's URL may change without an event: 1 s. */
const lookMs = 1_000;

/**
 * What the owner of a site has set, as long as the page is open and seen. Fires `change` when it was asked for, and when the page's address or one
 * of the elements has changed.
 */
export class AgentWatch extends EventTarget {
  readonly #place: KeptPlace;
  /** Undefined until it is known, and if there is no such project. */
  agent: SiteAgent | undefined;
  /** The first answer has come, or failed to come. */
  isAnswered = false;
  /** Elements that follow it, in order: the first one shows the agent. */
  readonly elements = new Set<HTMLElement>();
  #path = location.pathname;
  #nextMs = 0;
  #complaint = "";

  constructor(place: KeptPlace) {
    super();
    this.#place = place;
    setInterval(() => this.#look(), lookMs);
    this.#look();
  }

  changed(): void {
    this.dispatchEvent(new Event("change"));
  }

  #look(): void {
    if (document.visibilityState === "visible" && performance.now() >= this.#nextMs) {
      this.#nextMs = performance.now() + everyMs;
      void this.#ask();
    } else if (this.#path !== location.pathname) {
      this.#path = location.pathname;
      this.changed();
    }
  }

  async #ask(): Promise<void> {
    const { project, baseUrl } = this.#place;
    try {
      this.agent = await readAgent(this.#place);
      if (this.agent === undefined) this.#complain(`there is no project "${project}" at ${baseUrl}.`);
    } catch (error) {
      // What was known stays.
      if (this.agent === undefined) this.#complain(`${baseUrl} could not be asked. ${String(error)}`);
    }
    this.isAnswered = true;
    this.changed();
  }

  /** Once, for the author of the page. */
  #complain(sentence: string): void {
    if (this.#complaint !== sentence) console.warn(`Lectern's voice agent is not shown: ${sentence}`);
    this.#complaint = sentence;
  }
}

const watches = new Map<string, AgentWatch>();

/** The page's only one for this agent. */
export const watchAgent = (place: KeptPlace): AgentWatch => {
  const key = `${place.baseUrl} ${place.project}`;
  const watch = watches.get(key) ?? new AgentWatch(place);
  watches.set(key, watch);
  return watch;
};
