import { isPlacement, type Placement } from "../embed/placement.ts";

/**
 * The attributes of the tag, also as properties. `docs/voice-element.md` has them from here.
 *
 * @attr project - the project whose agent it is
 * @attr placement - where the agent appears, instead of where the owner has set it. Any other value than these means a widget.
 * @attr lang - the language of its buttons and sentences; by default that of the page, then that of the browser: English, Arabic, French, German, Hebrew, Norwegian, Spanish. They change when a visitor asks the agent for another language.
 * @attr heading - the agent's name: shown above the conversation, and as the text of a widget's button
 * @attr pages - the URL pattern of your site's pages: `/{language}/{slug}`, or `/{slug}`. The source of an answer then links to its page, in the same tab: the conversation continues there.
 * @attr mutes-when-closed - closing the panel of a widget mutes the microphone; the visitor unmutes it
 * @attr theme - `light` or `dark`; by default the visitor's setting
 * @attr trace - records every frame of a conversation, without sound, tokens and handles: `voice.frames`, and a button that saves them as a file. A visitor who reports a fault can switch it on with `#lectern-trace` in the address.
 * @attr base-url - the origin of the Lectern deployment, if it differs from the script's
 */
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
