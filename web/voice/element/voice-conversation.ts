import { VoicePlacement } from "./voice-placement.ts";
import type { Caption } from "../conversation/captions.ts";
import { dropOld } from "../kept/drop-old.ts";
import type * as Panel from "./panel.ts";
import { voiceEvent } from "./events.ts";
import { pageIdentity } from "../identity/page-identity.ts";
import { VoiceControl, type VoiceSettings } from "./voice-control.ts";

/** 1 s: an element that has not been put back by then was removed. */
const longestMoveMs = 1_000;

/** A conversation, and the element that shows it. */
interface Held {
  by: VoiceConversation;
  readonly control: VoiceControl;
}

/** Elements that were just taken out of the page in the middle of a conversation. */
const orphans = new Set<VoiceConversation>();

/**
 * Holds a conversation. Pages that replace their content by a copy, or by another page, replace the element: the new one goes on with the
 * conversation of the old one as it is, with microphone and sound. If none comes, it is kept for the next page.
 */
export abstract class VoiceConversation extends VoicePlacement {
  /** Returns the visitor's ID token. A page may set `window.lectern.getIdToken` instead. */
  getIdToken: VoiceSettings["getIdToken"];
  /** Returns an App Check token, if the deployment requires one. May be set in the same way. */
  getAppCheckToken: VoiceSettings["getAppCheckToken"];

  #held = hold(this);

  protected get control(): VoiceControl {
    return this.#held.control;
  }

  protected override get isRunning(): boolean {
    return this.control.isRunning;
  }

  protected override switchOff(): void {
    this.control.stop({ code: "voice_disabled" });
  }

  get settings(): VoiceSettings {
    const { project, baseUrl, isTraced, getIdToken, getAppCheckToken } = this;
    const page = pageIdentity();
    return {
      ...{ project, baseUrl, isTraced },
      language: this.closest<HTMLElement>("[lang]")?.lang,
      getIdToken: getIdToken ?? page.getIdToken,
      getAppCheckToken: getAppCheckToken ?? page.getAppCheckToken,
    };
  }

  /** Called once for each conversation's code. */
  abstract usePanel(panel: typeof Panel): void;
  abstract captioned(caption: Caption): void;
  abstract changed(): void;

  /** Takes what the other one shows. */
  protected abstract replace(other: VoiceConversation): void;

  /** Continues the conversation of an element that the page has replaced by this one. */
  protected inherit(): void {
    for (const from of orphans) {
      if (from.isConnected || this.isRunning || from.project !== this.project || from.baseUrl !== this.baseUrl) continue;
      orphans.delete(from);
      [this.#held, from.#held] = [from.#held, this.#held];
      this.#held.by = this;
      from.#held.by = from;
      if (this.control.panel !== undefined) this.usePanel(this.control.panel);
      this.replace(from);
    }
  }

  disconnectedCallback(): void {
    if (!this.isRunning) return;
    orphans.add(this);
    // Some pages put the next one in before they take the last one out.
    for (const other of document.querySelectorAll<HTMLElement>("lectern-voice")) if (other instanceof VoiceConversation) other.inherit();
    // A move is not an end, and some frameworks take a moment for it.
    setTimeout(() => {
      if (!orphans.delete(this) || this.isConnected) return;
      this.control.leave();
      dropOld(this);
    }, longestMoveMs);
  }
}

const hold = (first: VoiceConversation): Held => {
  const held: Held = {
    by: first,
    control: new VoiceControl(() => held.by.settings, {
      onPanel: (panel) => held.by.usePanel(panel),
      onCaption: (caption) => held.by.captioned(caption),
      onMismatch: (news) => held.by.dispatchEvent(voiceEvent("lectern:mismatch", news)),
      onTool: (news) => held.by.dispatchEvent(voiceEvent("lectern:tool", news)),
      onChange: () => held.by.changed(),
    }),
  };
  return held;
};
