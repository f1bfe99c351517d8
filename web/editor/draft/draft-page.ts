import type { LecternProject, OpenedDraft } from "@lectern/client";
import type { Journal, ShowCause, Text } from "@lectern/client/autosave";
import { html, LitElement, nothing, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import { controls } from "../../shared/controls.ts";
import { setDocumentTitle } from "../app/document-title.ts";
import type { Command } from "../app/command.ts";
import { sentenceOf } from "../app/errors.ts";
import { addressOf } from "../app/route.ts";
import { noFacts, type SiteFacts } from "../app/site-facts.ts";
import { renderLoading } from "../app/whole-page.ts";
import { SignedOutEvent } from "../events.ts";
import { AtReturn } from "../list/at-return.ts";
import { texts } from "../texts.ts";
import { copyText } from "./copy-text.ts";
import { nameOf, renderDraftBar } from "./draft-bar.ts";
import { type DraftActs, draftCommands } from "./draft-commands.ts";
import { type DialogName, renderDialog } from "./draft-dialogs.ts";
import { renderNotices } from "./draft-notices.ts";
import { DraftSession } from "./draft-session.ts";
import { draftStyles } from "./draft-styles.ts";
import { HeaderRoom } from "./header-room.ts";
import { loadPage } from "./load-page.ts";
import { renderLostDraft } from "./render-lost-draft.ts";
import { lookForOthers } from "./look-for-others.ts";
import { firstPanels, type Panels, rememberPanels, togglePanel } from "./panels.ts";
import { renderConflict, renderOffer } from "./questions.ts";
import { rescue } from "./rescue.ts";
import { refusalsOf } from "./save-state.ts";

/** `<lectern-draft-page>`: one draft, from its reading to the last save, or a live page that becomes one. */
export class DraftPage extends LitElement {
  static override readonly styles = [controls, draftStyles];

  @property({ attribute: false }) accessor project: LecternProject | undefined;
  @property({ attribute: false }) accessor journal: Journal | undefined;
  /** Who is signed in. */
  @property() accessor author = "";
  @property() accessor projectId = "";
  /** One of the two. */
  @property() accessor draftId = "";
  @property() accessor docId = "";
  @property({ attribute: false }) accessor site: SiteFacts = noFacts;
  /** What every page's menu ends with. */
  @property({ attribute: false }) accessor menu: TemplateResult | undefined;

  @state() accessor #opened: OpenedDraft | undefined;
  @state() accessor #isDraft = true;
  @state() accessor #failure: string | undefined;
  @state() accessor #hasJournal = true;
  @state() accessor #hasMerged = false;
  @state() accessor #dialog: DialogName = "none";
  /** The author looks at the text before deciding about a conflict. */
  @state() accessor #decidesLater = false;
  @state() accessor #copied = "";
  @state() accessor #panels: Panels = firstPanels(innerWidth);
  /** Who has changed the draft while nothing was typed here. */
  @state() accessor #changedBy: { readonly name: string | null } | undefined;

  #session: DraftSession | undefined;
  /** Saves that were answered. */
  #sends = 0;
  #connection = new AbortController();

  constructor() {
    super();
    new HeaderRoom(this);
    new AtReturn(this, () => void this.#lookForOthers());
  }

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

  /** For the page around it, which knows who signs in and where the author goes. */
  get session(): DraftSession | undefined {
    return this.#session;
  }

  get commands(): readonly Command[] {
    return this.#session === undefined ? [] : draftCommands(this.#acts(this.#session));
  }

  /** What the author can do, by the bar, the menu and by name. */
  #acts(session: DraftSession): DraftActs {
    return {
      isDraft: this.#isDraft,
      save: () => {
        // In a conflict, the way on is a decision.
        this.#decidesLater = false;
        session.save();
      },
      toggle: (panel) => this.#toggle(panel),
      find: () => this.renderRoot.querySelector("lectern-draft-view")?.source?.find(),
      open: (dialog) => (this.#dialog = dialog),
    };
  }

  /** Who comes back to the window learns what others have done meanwhile. With text of their own, the next save finds it out. */
  async #lookForOthers(): Promise<void> {
    const found = await lookForOthers(this.project, this.#isDraft ? this.#session : undefined, this.#opened?.draftId ?? "");
    if (found === undefined) return;
    this.#hasMerged = false;
    this.#changedBy = { name: found.updated_by_name };
    this.#touch(found);
  }

  #toggle(panel: keyof Panels): void {
    this.#panels = togglePanel(this.#panels, panel, innerWidth);
    rememberPanels(this.#panels, innerWidth);
    if (panel === "page" && this.#panels.page)
      void this.updateComplete.then(() => this.renderRoot.querySelector("lectern-draft-view")?.focusPage());
  }

  async #load(signal: AbortSignal): Promise<void> {
    const { project, journal, author, draftId, docId } = this;
    if (project === undefined || journal === undefined) return;
    try {
      const edited = await loadPage({ project, draftId, docId, signal, onMade: this.#becomeDraft });
      if (signal.aborted) return;
      this.#isDraft = edited.isDraft;
      const onJournalFailure = (): void => void (this.#hasJournal = false);
      this.#session = new DraftSession({ edited, author, journal, onChange: this.#changed, onShow: this.#show, onJournalFailure });
      this.#opened = edited.opened;
      if (docId !== "" && edited.isDraft) this.#becomeDraft(edited.opened);
    } catch (error) {
      if (!signal.aborted) this.#failure = sentenceOf(error);
    }
  }

  /** The address names the draft now, for the next time: the page goes on as it is. */
  readonly #becomeDraft = (draft: OpenedDraft): void => {
    if (this.#connection.signal.aborted) return;
    const address = addressOf({ kind: "draft", projectId: this.projectId, draftId: draft.draftId });
    history.replaceState(null, "", address);
    this.#opened = draft;
    this.#isDraft = true;
  };

  readonly #changed = (): void => {
    const phase = this.#session?.queue.phase;
    // What becomes of a page that was left is nobody's question any more.
    if (this.isConnected && phase !== undefined && phase.kind !== "saving") {
      this.dispatchEvent(new SignedOutEvent(phase.kind === "paused" && phase.reason === "signed_out"));
    }
    const { sends } = this.#session?.queue ?? { sends: 0 };
    if (phase?.kind === "saved" && sends > this.#sends) {
      this.#sends = sends;
      this.#touch({ updated_at: new Date().toISOString(), updated_by_name: null });
    }
    this.requestUpdate();
  };

  /** The draft was changed, and by whom. */
  #touch({ updated_at, updated_by_name }: Pick<OpenedDraft, "updated_at" | "updated_by_name">): void {
    if (this.#opened !== undefined) this.#opened = { ...this.#opened, updated_at, updated_by_name };
  }

  readonly #show = (from: Text, to: Text, cause: ShowCause): void => {
    this.renderRoot.querySelector("lectern-draft-view")?.show(from, to, cause);
    this.#hasMerged = cause === "merged";
    this.#decidesLater = false;
    this.requestUpdate();
  };

  override updated(): void {
    const [opened, session] = [this.#opened, this.#session];
    if (this.isConnected && opened !== undefined && session !== undefined) setDocumentTitle(nameOf(opened, session.text));
  }

  override render(): TemplateResult {
    const pages = addressOf({ kind: "pages", projectId: this.projectId });
    if (this.#failure !== undefined) return renderLostDraft(this, this.#failure);
    const [opened, session] = [this.#opened, this.#session];
    if (opened === undefined || session === undefined) return renderLoading(texts.draft.loading);
    return html`
      ${renderDraftBar({ ...this.#acts(session), opened, session, pages, panels: this.#panels, menu: this.menu })}
      ${this.#renderNotices(opened, session)}
      <lectern-draft-view
        .session=${session}
        .opened=${opened}
        .text=${session.text}
        .refusals=${refusalsOf(session.queue)}
        .panels=${this.#panels}
        .site=${this.site}
        @lectern-close=${() => this.#toggle("page")}
      ></lectern-draft-view>
      ${renderOffer({ opened, session })}
      ${this.#decidesLater ? nothing : renderConflict({ opened, session, later: () => (this.#decidesLater = true) })}
      ${renderDialog({
        name: this.#dialog,
        project: this.project,
        projectId: this.projectId,
        opened,
        session,
        close: () => (this.#dialog = "none"),
        replace: ({ detail }) => {
          session.replace(detail);
          this.#dialog = "none";
        },
        discarded: () => this.#leaveDiscarded(session, pages),
      })}
    `;
  }

  #renderNotices(opened: OpenedDraft, session: DraftSession): TemplateResult {
    return renderNotices({
      opened,
      phase: session.queue.phase,
      state: session.state,
      isDraft: this.#isDraft,
      hasJournal: this.#hasJournal,
      hasMerged: this.#hasMerged,
      copied: this.#copied,
      changedBy: this.#changedBy,
      again: () => session.resume(),
      closeChanged: () => (this.#changedBy = undefined),
      compareLive: () => (this.#dialog = "live"),
      decide: () => (this.#decidesLater = false),
      closeMerged: () => (this.#hasMerged = false),
      copy: () => void copyText(session.text.content).then((sentence) => (this.#copied = sentence)),
      reopen: () => void this.#reopen(opened, session),
    });
  }

  #leaveDiscarded(session: DraftSession, address: string): void {
    session.forget();
    this.#session = undefined;
    location.hash = address;
  }

  async #reopen(opened: OpenedDraft, session: DraftSession): Promise<void> {
    const { project, projectId } = this;
    if (project === undefined) return;
    await rescue(project, opened, session.text).then(
      (draftId) => this.#leaveDiscarded(session, addressOf({ kind: "draft", projectId, draftId })),
      (error: unknown) => (this.#copied = sentenceOf(error)),
    );
  }
}
