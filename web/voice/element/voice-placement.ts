import { isPlacement, type Placement } from "../embed/placement.ts";
import { VoiceAttributes } from "./voice-attributes.ts";
import { type AgentWatch, watchAgent } from "../embed/agent-watch.ts";
import { placementOn } from "../embed/placement-on.ts";
import type { SiteAgent } from "../../client/src/contract.ts";

/** The attributes and, where the tag says nothing, what the owner of the site has set. */
export abstract class VoicePlacement extends VoiceAttributes {
  #watch: AgentWatch | undefined;
  #followed: Placement = "none";
  #isSecond = false;

  override get placement(): Placement {
    return this.hasAttribute("placement") ? super.placement : this.#followed;
  }

  override set placement(placement: Placement) {
    super.placement = placement;
  }

  /** Undefined where the page has decided itself. */
  protected get owner(): SiteAgent | undefined {
    return this.#watch?.agent;
  }

  /** The owner's colour, where a browser can make readable text of any. What the page has set comes first. */
  protected get colour(): string {
    const { accent = null } = this.owner ?? {};
    return accent === null
      ? ""
      : `@supports (color: color(from red srgb-linear r g b)) { :host { --l-accent: var(--lectern-accent, ${accent}) } }`;
  }

  protected abstract get isRunning(): boolean;

  /** The owner has switched the agent off. */
  protected abstract switchOff(): void;

  /** The placement, or what the owner has written, has changed. */
  protected abstract show(): void;

  /** Tells the author of the page that there is nothing to open, as soon as that is certain. Returns whether it is. */
  protected refuseToOpen(): boolean {
    const isCertain = this.isConnected && this.#watch?.isAnswered !== false;
    if (isCertain) console.warn('<lectern-voice> was not opened: its placement on this page is "none".');
    return isCertain;
  }

  /** Until the signal. */
  protected follow(signal: AbortSignal): void {
    this.#watch = undefined;
    const own = this.getAttribute("placement");
    if (own !== null) {
      if (!isPlacement(own)) console.warn(`<lectern-voice> knows no placement "${own}": it is a widget.`);
      return;
    }
    const watch = watchAgent(this);
    this.#watch = watch;
    watch.elements.add(this);
    watch.addEventListener("change", () => this.#look(watch), { signal });
    signal.addEventListener("abort", () => {
      watch.elements.delete(this);
      watch.changed();
    });
    this.#look(watch);
  }

  #look({ agent, elements }: AgentWatch): void {
    if (this.isRunning) {
      // Any other change waits until the conversation is over.
      if (agent?.placement === "none") this.switchOff();
      return;
    }
    const [first] = elements;
    if (first !== this && !this.#isSecond)
      console.warn("<lectern-voice> is shown once on a page: another one without a placement is hidden.");
    this.#isSecond = first !== this;
    this.#followed = agent === undefined || this.#isSecond ? "none" : placementOn(agent, location.pathname, this.project);
    this.show();
  }
}

/** In the first of these languages in which there is something. */
export const inLanguage = <Value>(values: Readonly<Record<string, Value>> | undefined, tags: readonly string[]): Value | undefined => {
  const found = tags.flatMap((tag) => [tag, tag.split("-")[0] ?? ""]).find((tag) => Object.hasOwn(values ?? {}, tag));
  return found === undefined ? undefined : values?.[found];
};
