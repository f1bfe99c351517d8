import type { LecternProject, OpenedDraft } from "@lectern/client";
import type { Journal, Text } from "@lectern/client/autosave";
import { html, LitElement, nothing, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import { keyed } from "lit/directives/keyed.js";
import { controls } from "../../shared/controls.ts";
import { sentenceOf } from "../app/errors.ts";
import { addressOf } from "../app/route.ts";
import { renderLoading } from "../app/whole-page.ts";
import type { DecidedEvent } from "../events.ts";
import { texts } from "../texts.ts";
import { copyText } from "./copy-text.ts";
import { type DialogName, renderDialog } from "./draft-dialogs.ts";
import { renderHeader } from "./draft-header.ts";
import { renderNotices } from "./draft-notices.ts";
import { DraftSession } from "./draft-session.ts";
import { draftStyles } from "./draft-styles.ts";
import { renderLostDraft } from "./lost-draft.ts";
import { rescue } from "./rescue.ts";
import { refusalsOf } from "./save-state.ts";

/** `<lectern-draft-page>`: one draft, from its reading to the last save. */
export class DraftPage extends LitElement {
  static override readonly styles = [controls, draftStyles];

  @property({ attribute: false }) accessor project: LecternProject | undefined;
  @property({ attribute: false }) accessor journal: Journal | undefined;
  @property() accessor projectId = "";
  @property() accessor draftId = "";

  @state() accessor #opened: OpenedDraft | undefined;
  @state() accessor #failure: string | undefined;
  @state() accessor #hasJournal = true;
  @state() accessor #hasMerged = false;
  @state() accessor #dialog: DialogName = "none";
  /** The author looks at the text before deciding about a conflict. */
  @state() accessor #decidesLater = false;
  @state() accessor #copied = "";

  #session: DraftSession | undefined;
  #connection = new AbortController();

  override connectedCallback(): void {
    super.connectedCallback();
    this.#connection = new AbortController();
    void this.#load(this.#connection.signal);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#connection.abort();
    this.#session?.leave();
  }

  /** Somebody has signed in again. */
  resume(): void {
    this.#session?.resume();
  }

  async #load(signal: AbortSignal): Promise<void> {
    const { project, journal, projectId, draftId } = this;
    if (project === undefined || journal === undefined) return;
    try {
      const opened = await project.drafts.read(draftId, { signal });
      if (signal.aborted) return;
      const onJournalFailure = (): void => void (this.#hasJournal = false);
      const onChange = (): void => this.requestUpdate();
      this.#session = new DraftSession({
        project,
        projectId,
        opened,
        journal,
        onChange,
        onShow: this.#show,
        onMerge: this.#merged,
        onJournalFailure,
      });
      this.#opened = opened;
    } catch (error) {
      if (!signal.aborted) this.#failure = sentenceOf(error);
    }
  }

  readonly #show = (from: Text, to: Text): void => {
    this.renderRoot.querySelector("lectern-draft-view")?.show(from, to);
    this.requestUpdate();
  };

  readonly #merged = (): void => {
    this.#hasMerged = true;
    this.#decidesLater = false;
  };

  override render(): TemplateResult {
    const pages = addressOf({ kind: "pages", projectId: this.projectId });
    if (this.#failure !== undefined) return renderLostDraft(this, this.#failure);
    const [opened, session] = [this.#opened, this.#session];
    if (opened === undefined || session === undefined) return renderLoading(texts.draft.loading);
    return html`
      ${renderHeader({ opened, session, pages, open: (dialog) => (this.#dialog = dialog) })} ${this.#renderNotices(opened, session)}
      <lectern-draft-view
        .session=${session}
        .opened=${opened}
        .text=${session.text}
        .refusals=${refusalsOf(session.queue)}
      ></lectern-draft-view>
      ${this.#renderOffer(opened, session)} ${this.#renderConflict(opened, session)}
      ${renderDialog({
        name: this.#dialog,
        project: this.project,
        projectId: this.projectId,
        opened,
        session,
        close: () => (this.#dialog = "none"),
        replace: ({ detail }) => this.#replace(session, detail),
        discarded: () => this.#leaveDiscarded(session, pages),
      })}
    `;
  }

  #renderNotices(opened: OpenedDraft, session: DraftSession): TemplateResult {
    return renderNotices({
      opened,
      phase: session.queue.phase,
      hasJournal: this.#hasJournal,
      hasMerged: this.#hasMerged,
      copied: this.#copied,
      compareLive: () => (this.#dialog = "live"),
      decide: () => (this.#decidesLater = false),
      closeMerged: () => (this.#hasMerged = false),
      copy: () => void copyText(session.text.content).then((sentence) => (this.#copied = sentence)),
      reopen: () => void this.#reopen(opened, session),
    });
  }

  #renderOffer({ doc }: OpenedDraft, session: DraftSession): unknown {
    const { offer } = session;
    if (offer === undefined) return nothing;
    const take = ({ detail }: DecidedEvent): void => {
      session.takeOffer(detail);
      session.save();
    };
    // Another offer is another dialog: nothing of the last comparison may stay.
    return keyed(
      offer.entry.run,
      html`<lectern-journal
        .offer=${offer}
        .stored=${session.text}
        language=${doc.language}
        @lectern-decided=${take}
        @lectern-drop=${() => session.dropOffer()}
      ></lectern-journal>`,
    );
  }

  #renderConflict({ doc }: OpenedDraft, session: DraftSession): TemplateResult | typeof nothing {
    const { phase, base } = session.queue;
    if (phase.kind !== "conflict" || this.#decidesLater) return nothing;
    return html`<lectern-conflict
      .base=${base.text}
      .mine=${session.text}
      .theirs=${phase.theirs}
      language=${doc.language}
      @lectern-decided=${({ detail }: DecidedEvent) => session.resolve(detail)}
      @lectern-later=${() => (this.#decidesLater = true)}
    ></lectern-conflict>`;
  }

  /** As if it had been typed, and saved at once. */
  #replace(session: DraftSession, text: Text): void {
    session.replace(text);
    session.save();
    this.#dialog = "none";
  }

  #leaveDiscarded(session: DraftSession, address: string): void {
    session.forget();
    this.#session = undefined;
    location.hash = address;
  }

  async #reopen(opened: OpenedDraft, session: DraftSession): Promise<void> {
    if (this.project === undefined) return;
    try {
      const draftId = await rescue(this.project, opened, session.text);
      this.#leaveDiscarded(session, addressOf({ kind: "draft", projectId: this.projectId, draftId }));
    } catch (error) {
      this.#copied = sentenceOf(error);
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "lectern-draft-page": DraftPage;
  }
}
