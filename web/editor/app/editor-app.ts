import type { Lectern } from "@lectern/client";
import { indexedDbJournal } from "@lectern/client/journal";
import { html, LitElement, nothing, type TemplateResult } from "lit";
import { state } from "lit/decorators.js";
import { keyed } from "lit/directives/keyed.js";
import { type AppMenuOptions, placeCommands, renderAppBar, renderAppMenu } from "../../shared/app/app-bar.ts";
import { finderQuery } from "../../shared/app/finder-address.ts";
import { appStyles as shellStyles } from "../../shared/app/app-styles.ts";
import { LeaveGuard } from "../../shared/app/leave-guard.ts";
import { renderSiteChoice } from "../../shared/app/render-site-choice.ts";
import { connectService, type Service } from "../../shared/app/service.ts";
import { renderAlone, renderDoor, renderLoading, renderNoAccess, renderProblem } from "../../shared/app/whole-page.ts";
import { Connection } from "../../shared/connection.ts";
import { controls } from "../../shared/controls.ts";
import { isLocal } from "../../shared/is-local.ts";
import { isTyping } from "../../shared/is-typing.ts";
import { loadPart } from "../../shared/load-part.ts";
import { menuStyles } from "../../shared/menu/menu-styles.ts";
import { noticeStyles } from "../../shared/notice-styles.ts";
import { shortcutKey } from "../../shared/shortcut-key.ts";
import type { Person } from "../../shared/sign-in.ts";
import type { DraftSession } from "../session/draft-session.ts";
import { renderMissingPart } from "../notices/render-missing-part.ts";
import { texts, textsLanguage } from "../texts.ts";
import type { Command } from "../command.ts";
import { setDocumentTitle } from "../words/document-title.ts";
import { renderPlace } from "./places.ts";
import { addressOf, parseRoute, type Route } from "../route.ts";
import { loadTool, renderTool, type Tool } from "./tool.ts";
import { Visits } from "./visits.ts";

/** A person at work, and the service on their behalf: what they began is never sent in somebody else's name. */
interface Worker {
  readonly person: Person;
  readonly lectern: Lectern;
  readonly visits: Visits;
}

/** `<lectern-editor>`: the whole page. The URL determines what it shows. */
export class EditorApp extends LitElement {
  static override readonly styles = [controls, shellStyles, noticeStyles, menuStyles];

  @state() accessor #service: Service | undefined;
  /** Null: nobody is signed in; undefined: not yet known. */
  @state() accessor #person: Person | null | undefined;
  @state() accessor #failure: string | undefined;
  @state() accessor #route: Route = { kind: "start" };
  @state() accessor #isPartMissing = false;
  /** The last person who was signed in since the page was loaded: their work stays below the dialog. */
  @state() accessor #worker: Worker | undefined;
  /** Reported by the service, whatever this browser thinks. */
  @state() accessor #isSignedOut = false;
  @state() accessor #tool: Tool | undefined;

  /** Asks before the author leaves text that exists only on this device. */
  readonly #guard = new LeaveGuard(this, () => this.#session?.isStuck === true || this.#warning !== "");
  readonly #journal = indexedDbJournal();
  readonly #isLocal = isLocal(location.hostname);
  readonly #connection = new Connection(this);

  override connectedCallback(): void {
    super.connectedCallback();
    const { signal } = this.#connection;
    this.#route = parseRoute(location.hash);
    window.addEventListener("hashchange", this.#goTo, { signal });
    window.addEventListener("keydown", this.#pressKey, { signal });
    this.addEventListener("lectern-missing-part", this.#missPart, { signal });
    this.addEventListener("lectern-link", ({ detail }) => this.#open(detail), { signal });
    void this.#start(signal);
  }

  async #start(signal: AbortSignal): Promise<void> {
    try {
      const service = await connectService();
      if (signal.aborted) return;
      this.#service = service;
      signal.addEventListener("abort", service.signIn.watch(this.#setPerson));
    } catch {
      this.#failure = texts.app.notConfigured;
    }
  }

  readonly #setPerson = (person: Person | undefined): void => {
    const isStart = this.#person === undefined;
    this.#person = person ?? null;
    if (person === undefined) {
      // Later the sign-in form exists already, and somebody may be typing into it.
      if (isStart) this.#focusMain();
    } else if (person.uid === this.#worker?.person.uid) this.#session?.resume();
    else this.#begin(person);
  };

  /** Nothing of the previous person remains. */
  #begin(person: Person): void {
    const lectern = this.#service?.lecternOf(person);
    if (lectern === undefined) return;
    this.#session?.stop();
    if (this.#worker === undefined) void loadPart(async () => import("../signed-in-parts.ts"), this.#missPart);
    this.#worker = { person, lectern, visits: new Visits(lectern, () => this.requestUpdate()) };
    this.#isSignedOut = false;
    this.#guard.stay();
    this.#focusMain();
    if (location.search !== finderQuery) return;
    history.replaceState(null, "", location.pathname + location.hash); // a reload does not open it again
    this.#open("palette");
  }

  get #session(): DraftSession | undefined {
    return this.renderRoot.querySelector("lectern-draft-page")?.session;
  }

  readonly #goTo = (event: HashChangeEvent): void =>
    this.#guard.follow(event, (hash) => {
      this.#stopIfStuck();
      this.#show(hash);
    });

  /** Text that is stuck is offered again; what a field could not take is not. */
  get #warning(): string {
    return [...(this.#session?.unread.values() ?? [])].map(({ warning }) => warning).join(" ");
  }

  /** What is not stuck is saved on the way out. */
  #stopIfStuck(): void {
    if (this.#session?.isStuck === true) this.#session.stop();
  }

  readonly #pressKey = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.altKey || this.#worker === undefined || this.#tool !== undefined) return;
    const isPalette = shortcutKey(event) === "k";
    if (!isPalette && !(/^[?؟/]$/.test(event.key) && !isTyping(event))) return;
    event.preventDefault();
    if (event.key === "/") return this.renderRoot.querySelector("lectern-page-list")?.focusSearch();
    this.#open(isPalette ? "palette" : "keys");
  };

  #open(tool: Tool): void {
    void loadTool(tool, this.#missPart).then((loaded) => (this.#tool = loaded));
  }

  /** The commands that are available in the present place. */
  get #commands(): readonly Command[] {
    const place = this.renderRoot.querySelector("lectern-draft-page") ?? this.renderRoot.querySelector("lectern-page-list");
    const keys: Command = { kind: "keys", name: texts.app.keys, keys: "?", run: () => this.#open("keys") };
    return [...(place?.commands ?? []), ...placeCommands(texts.app, this.#projectId), keys];
  }

  #show(hash: string): void {
    this.#tool = undefined;
    this.#route = parseRoute(hash);
    this.#focusMain();
  }

  /** The focused element is gone: the keyboard and screen readers continue at the beginning of the new content. */
  #focusMain(): void {
    void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>("main:not(:focus-within)")?.focus());
  }

  /** Empty: none is chosen. */
  get #projectId(): string {
    return this.#route.kind === "start" ? "" : this.#route.projectId;
  }

  get #isRefused(): boolean {
    return this.#projectId !== "" && this.#worker?.visits.of(this.#projectId).isRefused === true;
  }

  get #siteName(): string {
    return this.#projectId === "" ? "" : (this.#worker?.visits.of(this.#projectId).site.name ?? "");
  }

  readonly #missPart = (): void => {
    this.#isPartMissing = true;
  };

  override render(): TemplateResult {
    if (this.#failure !== undefined) return renderAlone(renderProblem(texts.app.cannotStart, this.#failure));
    const [service, person, worker] = [this.#service, this.#person, this.#worker];
    if (service === undefined || person === undefined) return renderLoading(texts.app.loading);
    if (worker === undefined) return renderDoor(this.#renderSignIn(service));
    const route = this.#route;
    const menu: AppMenuOptions = {
      texts: texts.app,
      language: textsLanguage,
      projectId: this.#isRefused ? "" : this.#projectId,
      name: person?.name ?? "",
      signOut: this.#signOut,
      showKeys: () => this.#open("keys"),
    };
    const hasOwnBar = route.kind !== "start" && route.kind !== "pages";
    const waiting = route.kind === "start" ? "" : worker.visits.of(route.projectId).waiting;
    return html`
      ${hasOwnBar ? nothing : renderAppBar({ ...menu, here: "pages", site: this.#siteName, waiting, find: () => this.#open("palette") })}
      ${this.#isPartMissing && !hasOwnBar ? renderMissingPart() : nothing}
      <main tabindex="-1">${this.#renderRoute(worker, renderAppMenu(menu))}</main>
      ${renderTool({
        tool: this.#tool,
        route,
        visit: (projectId) => worker.visits.of(projectId),
        commands: () => this.#commands,
        close: () => (this.#tool = undefined),
      })}
      ${
        (person === null || this.#isSignedOut) && !this.#guard.isAsking
          ? html`<lectern-modal label=${texts.app.signInAgain}>${this.#renderSignIn(service, texts.app.signInAgain)}</lectern-modal>`
          : nothing
      }
      ${this.#guard.render({ ...texts.app, unsavedHint: this.#warning || texts.app.unsavedHint })}
    `;
  }

  #renderSignIn({ signIn }: Service, reason = ""): TemplateResult {
    // `watch` does not report somebody who signs in again as the same person.
    return html`<lectern-sign-in
      .signIn=${signIn}
      .texts=${texts.signIn}
      ?local=${this.#isLocal}
      reason=${reason}
      @lectern-entered=${() => this.#session?.resume()}
    ></lectern-sign-in>`;
  }

  /** Clears the screen. Unsaved text stays on the device, and is offered when the draft is opened again. */
  readonly #signOut = (): void => {
    this.#guard.attempt(() => {
      this.#stopIfStuck();
      this.#worker = undefined;
      this.#isSignedOut = false;
      setDocumentTitle();
      this.#focusMain();
      void this.#service?.signIn.leave();
    });
  };

  #renderRoute({ person, lectern, visits }: Worker, menu: TemplateResult): unknown {
    const route = this.#route;
    const start = { person, lectern, texts: texts.app, signOut: this.#signOut, onMissing: this.#missPart };
    if (route.kind === "start") return renderSiteChoice(start);
    if (route.kind === "pages" && this.#isRefused) return renderNoAccess(texts.app);
    // Another URL, or another person, gets a new element: nothing of the last one may remain.
    const signedOut = (isSignedOut: boolean): boolean => (this.#isSignedOut = isSignedOut);
    const own = { author: person.uid, journal: this.#journal, isPartMissing: this.#isPartMissing };
    const options = { route, ...visits.of(route.projectId), ...own, menu, signedOut };
    return keyed(`${person.uid} ${addressOf(route)}`, renderPlace(options));
  }
}
