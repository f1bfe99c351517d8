import { isPlacement, type Placement } from "./placement.ts";

/** What the author of a page writes into the tag, also as properties. */
export abstract class VoiceAttributes extends HTMLElement {
  static readonly observedAttributes = ["placement", "heading", "lang"];

  get project(): string {
    return this.getAttribute("project") ?? "";
  }

  set project(project: string) {
    this.setAttribute("project", project);
  }

  /** Anything that is none is a widget. */
  get placement(): Placement {
    const placement = this.getAttribute("placement") ?? "";
    return isPlacement(placement) ? placement : "widget";
  }

  set placement(placement: Placement) {
    this.setAttribute("placement", placement);
  }

  /** What the page calls the agent. Null: as the language does. */
  get heading(): string | null {
    return this.getAttribute("heading");
  }

  set heading(heading: string | null) {
    if (heading === null) this.removeAttribute("heading");
    else this.setAttribute("heading", heading);
  }

  /** Putting the panel of a widget away mutes the microphone. It is the visitor who unmutes it. */
  get mutesWhenClosed(): boolean {
    return this.hasAttribute("mutes-when-closed");
  }

  set mutesWhenClosed(mutes: boolean) {
    this.toggleAttribute("mutes-when-closed", mutes);
  }

  /** Where the pages of the site are, so that sources are links: an address with `{slug}`, and perhaps `{language}`. */
  get pages(): string | null {
    return this.getAttribute("pages");
  }

  set pages(pages: string | null) {
    if (pages === null) this.removeAttribute("pages");
    else this.setAttribute("pages", pages);
  }

  /** Whether every frame is written down: by the author, or by a visitor who adds `#lectern-trace` to the address. */
  get isTraced(): boolean {
    return this.hasAttribute("trace") || location.hash === "#lectern-trace";
  }

  /** Origin of the Lectern deployment: by itself that of this script. */
  get baseUrl(): string {
    return this.getAttribute("base-url") ?? new URL(import.meta.url).origin;
  }

  set baseUrl(baseUrl: string) {
    this.setAttribute("base-url", baseUrl);
  }
}
