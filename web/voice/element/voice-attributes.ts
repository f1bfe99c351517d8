import { isPlacement, type Placement } from "../placements/placement.ts";

/** The attributes of the tag, also as properties. */
export abstract class VoiceAttributes extends HTMLElement {
  static readonly observedAttributes = ["placement", "heading", "lang"];

  get project(): string {
    return this.getAttribute("project") ?? "";
  }

  set project(project: string) {
    this.setAttribute("project", project);
  }

  /** Anything else is a widget. */
  get placement(): Placement {
    const placement = this.getAttribute("placement") ?? "";
    return isPlacement(placement) ? placement : "widget";
  }

  set placement(placement: Placement) {
    this.setAttribute("placement", placement);
  }

  /** The page's name for the agent. Null: the default in the language. */
  get heading(): string | null {
    return this.getAttribute("heading");
  }

  set heading(heading: string | null) {
    if (heading === null) this.removeAttribute("heading");
    else this.setAttribute("heading", heading);
  }

  /** Closing the panel of a widget mutes the microphone. Only the visitor unmutes it. */
  get mutesWhenClosed(): boolean {
    return this.hasAttribute("mutes-when-closed");
  }

  set mutesWhenClosed(mutes: boolean) {
    this.toggleAttribute("mutes-when-closed", mutes);
  }

  /** The URL pattern of the site's pages, which makes sources links: with `{slug}`, and perhaps `{language}`. */
  get pages(): string | null {
    return this.getAttribute("pages");
  }

  set pages(pages: string | null) {
    if (pages === null) this.removeAttribute("pages");
    else this.setAttribute("pages", pages);
  }

  /** Whether every frame is recorded: set by the page's author, or by a visitor who adds `#lectern-trace` to the URL. */
  get isTraced(): boolean {
    return this.hasAttribute("trace") || location.hash === "#lectern-trace";
  }

  /** Origin of the Lectern deployment; by default this script's. */
  get baseUrl(): string {
    return this.getAttribute("base-url") ?? new URL(import.meta.url).origin;
  }

  set baseUrl(baseUrl: string) {
    this.setAttribute("base-url", baseUrl);
  }
}
