import type { DocumentSummary, LecternProject, OpenedDraft, Tagged } from "@lectern/client";
import { isSameText, type Journal, type ShowCause, type Text } from "@lectern/client/autosave";
import { html, LitElement, nothing, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import { controls } from "../../shared/controls.ts";
import { tellIfFocusIsLost } from "../../shared/modal.ts";
import { setDocumentTitle } from "../words/document-title.ts";
import { sentenceOf } from "../words/errors.ts";
import { addressOf } from "../route.ts";
import { noFacts, type SiteFacts } from "../site/site-facts.ts";
import type { TellEvent } from "../events.ts";
import { hasDetails } from "../form/other-values.ts";
import type { PictureEvent } from "../pictures/picture-event.ts";
import { texts } from "../texts.ts";
import { copyText } from "./copy-text.ts";
import { renderDraftBar } from "./draft-bar.ts";
import { type DraftActs, draftCommands } from "./draft-commands.ts";
import { type DialogName, renderDialog } from "./draft-dialogs.ts";
import { renderNotices } from "./draft-notices.ts";
import type { DraftSession } from "../session/draft-session.ts";
import { type News, noNews } from "../session/news.ts";
import { draftStyles } from "./draft-styles.ts";
import { HeaderRoom } from "./header-room.ts";
import { isLate, liveAddress, loadPublishing } from "./load-publishing.ts";
import { renderLostDraft } from "./render-lost-draft.ts";
import { nameOf } from "./name-of.ts";
import { OpenPage } from "./open-page.ts";
import { renderStart } from "./render-start.ts";
import { renderOpening } from "./render-opening.ts";
import { firstPanels, type Panels, rememberPanels, togglePanel } from "./panels.ts";
import { renderConflict, renderOffer } from "./questions.ts";
import { roomNow, wide } from "./room.ts";
import { refusalsOf } from "../session/save-state.ts";
import { chooseFace, chosenFace } from "./typeface.ts";
import { watchOthers } from "./watch-others.ts";

/** `<lectern-draft-page>`: one draft, from loading to the last save, or a live page that becomes one. */
export class DraftPage extends LitElement {
  static override readonly styles = [controls, draftStyles];

  @property({ attribute: false }) accessor project: LecternProject | undefined;
  @property({ attribute: false }) accessor journal: Journal | undefined;
  /** The signed-in person. */
  @property() accessor author = "";
  @property() accessor projectId = "";
  /** Either this or `docId`. */
  @property() accessor draftId = "";
  @property() accessor docId = "";
  @property({ attribute: false }) accessor site: SiteFacts = noFacts;
  @property({ type: Boolean, attribute: "new" }) accessor isNew = false;
  /** The site's languages. */
  @property({ attribute: false }) accessor languages: readonly string[] = [];
  /** As far as the list has it. */
  @property({ attribute: false }) accessor known: DocumentSummary | undefined;
  @property({ attribute: false }) accessor isPartMissing = false;
  /** The last part of every page's menu. */
  @property({ attribute: false }) accessor menu: TemplateResult | undefined;

  @state() accessor #news: News = noNews;
  @state() accessor #dialog: DialogName = "none";
  /** The author looks at the text before deciding about a conflict. */
  @state() accessor #decidesLater = false;
  @state() accessor #face = chosenFace();
  @state() accessor #panels: Panels = firstPanels(roomNow());

  readonly #page: OpenPage;
  /** A second click must not make a second draft. */
  #isMoving = false;

  constructor() {
    super();
    this.#page = new OpenPage(this, { tell: this.#tell, show: (...shown) => this.#show(...shown) });
    new HeaderRoom(this);
    // A tablet was turned: the panels are as at the beginning, but comments stay. There is one draft page at a time.
    wide.onchange = () => (this.#panels = { ...firstPanels(roomNow()), ...(this.#panels.comments && { page: false, comments: true }) });
    watchOthers(this, this.#page, this.#tell);
  }

  /** For the enclosing page, which knows who signs in and where the author goes. */
  get session(): DraftSession | undefined {
    return this.#page.session;
  }

  get commands() {
    return this.session === undefined ? [] : draftCommands(this.#acts(this.session));
  }

  /** The author's actions, from the bar, the menu and the commands. */
  #acts(session: DraftSession): DraftActs {
    return {
      ...{ isDraft: this.#page.isDraft, hasDetails: hasDetails(this.#page.opened, session.text.metadata) },
      save: () => {
        // In a conflict, a decision comes first.
        this.#decidesLater = false;
        session.save();
      },
      toggle: (panel) => this.#toggle(panel),
      find: () => this.renderRoot.querySelector("lectern-draft-view")?.source?.find(),
      open: (dialog) => void this.#open(dialog),
      isPublishing: this.site.isPublishing,
      liveAddress: liveAddress(this.site, this.#page.opened),
      duplicate: () => void this.#duplicate(session),
      face: this.#face,
      setFace: (face) => chooseFace((this.#face = face)),
    };
  }

  async #open(dialog: DialogName): Promise<void> {
    if (!isLate(dialog) || (await loadPublishing(this, this.#tell)) !== undefined) this.#dialog = dialog;
  }

  readonly #tell = (news: Partial<News>): void => void (this.#news = { ...this.#news, ...news });

  #toggle(panel: keyof Panels): void {
    this.#panels = togglePanel(this.#panels, panel, roomNow());
    rememberPanels(this.#panels, roomNow());
    if (panel === "page" && this.#panels.page)
      void this.updateComplete.then(() => this.renderRoot.querySelector("lectern-draft-view")?.focusPage());
  }

  #show(from: Text, to: Text, cause: ShowCause): void {
    this.renderRoot.querySelector("lectern-draft-view")?.show(from, to, cause);
    // A schedule, or a save by a program, may change the tag and no word.
    this.#tell({ merged: cause === "merged" && !isSameText(from, to) ? to : undefined });
    this.#decidesLater = false;
  }

  override updated(): void {
    if (this.isConnected && this.#page.opened && this.session) setDocumentTitle(nameOf(this.#page.opened, this.session.text));
  }

  override render(): TemplateResult {
    const pages = addressOf({ kind: "pages", projectId: this.projectId });
    const { opened, session, failure, early } = this.#page;
    if (failure !== undefined) return renderLostDraft(this, [this.#news.done, failure].join(" ").trim(), early);
    const isThere = opened !== undefined && session !== undefined;
    return html`
      ${isThere ? this.#renderHead(opened, session, pages) : renderOpening(pages, this)}
      <lectern-draft-view
        .session=${session}
        .early=${early}
        .opened=${isThere ? opened : undefined}
        .text=${(session ?? early)?.text}
        .known=${this.known}
        .refusals=${refusalsOf(session?.queue)}
        .panels=${this.#panels}
        .site=${this.site}
        ?follows=${this.isNew}
        face=${this.#face}
        ?inert=${this.#dialog === "publish"}
        .project=${this.project}
        .draftId=${this.#page.draftId ?? ""}
        @lectern-close=${() => this.#toggle("page")}
        @lectern-comments=${() => this.#toggle("comments")}
        @lectern-picture=${({ detail }: PictureEvent) => void this.renderRoot.querySelector("lectern-pictures")?.ask(detail)}
        @lectern-tell=${({ detail }: TellEvent) => this.#tell({ done: detail })}
        >${renderStart(this.#page, this.languages)}</lectern-draft-view
      >
      ${isThere ? this.#renderQuestions(opened, session, pages) : nothing}
    `;
  }

  #renderHead(opened: Tagged<OpenedDraft>, session: DraftSession, pages: string): TemplateResult {
    const [acts, isStored, { people }, { menu }] = [this.#acts(session), this.#page.storedId !== undefined, this.#news, this];
    return html`${renderDraftBar({ ...acts, opened, isStored, session, pages, isBusy: this.#dialog === "publish", panels: this.#panels, people, menu })}
    ${this.#renderNotices(opened, session)}`;
  }

  #renderQuestions(opened: Tagged<OpenedDraft>, session: DraftSession, pages: string): TemplateResult {
    return html`<lectern-pictures .project=${this.project}></lectern-pictures> ${renderOffer({ opened, session })}
      ${this.#decidesLater ? nothing : renderConflict(this, { opened, session, later: () => (this.#decidesLater = true) })}
      ${renderDialog({
        ...{ project: this.project, projectId: this.projectId, site: this.site },
        ...{ name: this.#dialog, isDraft: this.#page.isDraft, opened, session },
        close: () => (this.#dialog = "none"),
        replace: ({ detail }) => {
          session.replace(detail);
          this.#dialog = "none";
        },
        discarded: () => (this.#page.forget(), void (location.hash = pages)),
        asks: () => (this.#dialog = this.#dialog === "publish" ? "asked" : this.#dialog),
        published: ({ detail: { docId } }) => void this.#turnInto({ docId }, "", true),
        ends: ({ detail }) => {
          this.#dialog = "none";
          this.#page.ends(detail);
        },
        unpublished: () => void this.#turnInto({ draftId: opened.live_page?.docId ?? "" }, texts.publish.takenDown),
        learned: ({ detail }) => this.#page.learn(detail),
        showField: ({ detail }) => void this.#showField(detail),
      })}`;
  }

  async #showField(key: string): Promise<void> {
    this.#dialog = "none";
    if (!this.#panels.page) this.#toggle("page");
    await this.updateComplete;
    await this.renderRoot.querySelector("lectern-draft-view")?.focusField(key);
  }

  #renderNotices(opened: OpenedDraft, session: DraftSession): TemplateResult {
    const { project, projectId, author, site, isPartMissing } = this;
    return renderNotices({
      ...{ project, projectId, author, site, isPartMissing, opened, session, isDraft: this.#page.isDraft, draftId: this.#page.draftId },
      ...this.#news,
      tell: this.#tell,
      decide: () => (this.#decidesLater = false),
      copy: () => void copyText(session.text.content).then((copied) => this.#tell({ copied })),
      open: (dialog) => void this.#open(dialog),
      reopen: () =>
        void this.#workOn(
          async (project) => (await import("../signed-in-parts.ts")).rescue(project, opened, session),
          // Its ID may be the same: a page that was published and taken from the site meanwhile.
          async (draftId) => (this.#page.forget(), this.#turnInto({ draftId }, "")),
        ),
    });
  }

  /** The dialog closes once the page has changed, so that nobody types into a page that no longer exists. */
  async #turnInto(place: Parameters<OpenPage["turnInto"]>[0], done: string, isPublished = false): Promise<void> {
    const { hasJournal, people } = this.#news;
    this.#tell({ ...noNews, hasJournal, people, done, isPublished });
    await this.#page.turnInto(place);
    this.#dialog = "none";
    void this.updateComplete.then(tellIfFocusIsLost);
  }

  async #duplicate({ text }: DraftSession): Promise<void> {
    const part = await loadPublishing(this, this.#tell);
    if (part !== undefined) await this.#workOn(async (project, opened) => part.duplicate(project, opened, text));
  }

  /** Creates another draft and takes the author there. */
  async #workOn(
    make: (project: LecternProject, opened: OpenedDraft) => Promise<string>,
    go = async (draftId: string): Promise<void> => void (location.hash = addressOf({ kind: "draft", projectId: this.projectId, draftId })),
  ): Promise<void> {
    const [{ project }, { opened }] = [this, this.#page];
    if (project === undefined || opened === undefined || this.#isMoving) return;
    this.#isMoving = true;
    try {
      await go(await make(project, opened));
    } catch (error) {
      this.#tell({ copied: sentenceOf(error) });
    }
    this.#isMoving = false;
  }
}
