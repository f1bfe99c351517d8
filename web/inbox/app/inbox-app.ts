import { isLecternError } from "@lectern/client";
import { html, LitElement, nothing, type TemplateResult } from "lit";
import { state } from "lit/decorators.js";
import { keyed } from "lit/directives/keyed.js";
import { type AppPlace, renderAppBar } from "../../shared/app/app-bar.ts";
import { appStyles } from "../../shared/app/app-styles.ts";
import { countOpen } from "../../shared/app/count-open.ts";
import { finderAddress } from "../../shared/app/finder-address.ts";
import { LeaveGuard } from "../../shared/app/leave-guard.ts";
import { renderSiteChoice } from "../../shared/app/render-site-choice.ts";
import { connectService, type Service } from "../../shared/app/service.ts";
import { renderAlone, renderDoor, renderLoading, renderNoAccess, renderProblem } from "../../shared/app/whole-page.ts";
import { Connection } from "../../shared/connection.ts";
import { controls } from "../../shared/controls.ts";
import { directionOf } from "../../shared/direction.ts";
import { isLocal } from "../../shared/is-local.ts";
import { chosenLanguage } from "../../shared/interface-language.ts";
import { menuStyles } from "../../shared/menu/menu-styles.ts";
import type { Person } from "../../shared/sign-in.ts";
import { shortcutKey } from "../../shared/shortcut-key.ts";
import { KeysHelp } from "../keys/keys-help.ts";
import { type JoinRoute, renderJoin } from "../people/render-parts.ts";
import { findTexts, type FoundTexts } from "../texts/find-texts.ts";
import { indexStyles } from "./index-styles.ts";
import { renderMissingPart } from "./render-missing-part.ts";
import { renderPart } from "./render-part.ts";
import { addressOf, parseRoute, type Route } from "../route.ts";

const places: Readonly<Record<Route["kind"], AppPlace | undefined>> = {
  start: undefined,
  list: "inbox",
  statistics: "statistics",
  settings: "settings",
  people: "people",
  join: undefined,
};

/** `<lectern-inbox>`: the whole page. The URL determines what it shows; the sign-in is shared with the editor. */
export class InboxApp extends LitElement {
  static override readonly styles = [controls, appStyles, menuStyles, indexStyles];

  @state() accessor #found: FoundTexts | undefined;
  @state() accessor #service: Service | undefined;
  /** Who is signed in. Null: nobody; undefined: not yet known. */
  #present: Person | null | undefined;
  /** Whose page this is: of who is signed in, or of the last one while their unsaved text is here. */
  @state() accessor #person: Person | null | undefined;
  @state() accessor #isBroken = false;
  @state() accessor #route: Route = { kind: "start" };
  /** The visit whose part of the page could not be loaded. */
  @state() accessor #missed: Route | undefined;

  readonly #guard = new LeaveGuard(this, () => this.#isUnsaved);
  readonly #isLocal = isLocal(location.hostname);
  readonly #connection = new Connection(this);
  readonly #keys = new KeysHelp(this, () => this.#present?.uid === (this.#person?.uid ?? "") && this.#route.kind !== "join");
  /** How many items wait. */
  @state() accessor #waiting = "";
  /** The person and project whose name was requested. */
  #named = "";
  /** The person and project to whom the service has refused it. */
  @state() accessor #refused = "";
  /** Empty while it is not known. */
  @state() accessor #siteName = "";

  override connectedCallback(): void {
    super.connectedCallback();
    const { signal } = this.#connection;
    this.#route = parseRoute(location.hash);
    window.addEventListener("hashchange", this.#follow, { signal });
    window.addEventListener("keydown", this.#find, { signal });
    window.addEventListener("beforeunload", this.#askBeforeUnload, { signal });
    void this.#start(signal);
  }

  async #start(signal: AbortSignal): Promise<void> {
    const found = await findTexts([chosenLanguage()]);
    document.documentElement.lang = found.language;
    document.documentElement.dir = directionOf(found.language);
    document.title = found.texts.app.name;
    this.#found = found;
    try {
      const service = await connectService();
      if (signal.aborted) return;
      this.#service = service;
      signal.addEventListener("abort", service.signIn.watch(this.#setPerson));
    } catch {
      this.#isBroken = true;
    }
  }

  readonly #find = (event: Event): void => {
    if (this.#projectId === "" || (event instanceof KeyboardEvent && shortcutKey(event) !== "k")) return;
    event.preventDefault();
    location.assign(finderAddress(this.#projectId));
  };

  readonly #setPerson = (person: Person | undefined): void => {
    this.#present = person ?? null;
    this.#meet();
  };

  /** Unsaved text is not shown to anybody else who signs in, and is lost only when they agree. */
  readonly #meet = (): void => {
    this.#guard.stay();
    if (this.#present?.uid === this.#person?.uid || !this.#isUnsaved) this.#enter();
    else if (this.#present) this.#guard.attempt(this.#enter);
  };

  readonly #enter = (): void => {
    const isBack = this.#person !== undefined && this.#present?.uid === this.#person?.uid;
    this.#person = this.#present;
    void this.#learnName();
    if (!isBack) this.#focusMain();
  };

  /** What is typed in the settings stays while another section is looked at. */
  readonly #follow = (event: HashChangeEvent): void => {
    const [here, there] = [this.#route, parseRoute(location.hash)];
    if (here.kind === "settings" && there.kind === "settings" && here.projectId === there.projectId) {
      this.#route = there;
      if (this.renderRoot.querySelector(".place:focus-within") === null) this.#focusMain();
    } else this.#guard.follow(event, this.#show);
  };

  readonly #show = (hash: string): void => {
    this.#route = parseRoute(hash);
    this.#enter(); // nothing is kept for whoever has signed out
    this.#focusMain();
  };

  /** Whether something was typed or chosen that is not stored yet. A part that is not loaded yet has no text. */
  get #isUnsaved(): boolean {
    return this.renderRoot.querySelector<HTMLElement & { readonly isUnsaved?: boolean }>(".place")?.isUnsaved === true;
  }

  readonly #askBeforeUnload = (event: Event): void => {
    if (this.#isUnsaved) event.preventDefault();
  };

  /** The focused element is gone: the keyboard and screen readers continue at the beginning of the new content. */
  #focusMain(): void {
    void this.updateComplete.then(() => this.renderRoot.querySelector("main")?.focus());
  }

  get #isRefused(): boolean {
    return this.#refused === `${this.#person?.uid ?? ""} ${this.#projectId}`;
  }

  /** Empty: none is chosen. */
  get #projectId(): string {
    return this.#route.kind === "start" ? "" : this.#route.projectId;
  }

  async #learnName(): Promise<void> {
    const [projectId, person] = [this.#projectId, this.#person];
    const asked = `${person?.uid ?? ""} ${projectId}`;
    if (projectId === "" || person === null || person === undefined || asked === this.#named) return;
    this.#named = asked;
    void this.#count();
    this.#siteName = "";
    try {
      const site = await this.#service?.lecternOf(person).project(projectId).settings.read();
      if (this.#named !== asked) return;
      [this.#siteName, this.#refused] = [site?.name ?? "", ""];
    } catch (error) {
      if (this.#named !== asked) return;
      this.#refused = isLecternError(error, "forbidden") ? asked : "";
      this.#named = ""; // without a network the page says so where it matters
    }
  }

  async #count(): Promise<void> {
    const [projectId, person] = [this.#projectId, this.#person];
    const project = person ? this.#service?.lecternOf(person).project(projectId) : undefined;
    const waiting = project === undefined ? "" : await countOpen(project);
    if (this.#projectId === projectId && this.#person === person) this.#waiting = waiting;
  }

  override render(): unknown {
    const [service, person] = [this.#service, this.#person];
    if (this.#found === undefined) return html`<main tabindex="-1"></main>`;
    const { texts, language } = this.#found;
    const { app } = texts;
    if (this.#isBroken) return renderAlone(renderProblem(app.cannotStart, app.notConfigured));
    if (service === undefined || person === undefined) return renderLoading(app.loading);
    const projectId = this.#projectId;
    // `watch` does not report somebody who signs in again as the same person.
    const renderForm = (reason = ""): TemplateResult =>
      html`<lectern-sign-in
        .signIn=${service.signIn}
        .texts=${texts.signIn}
        ?local=${this.#isLocal}
        reason=${reason}
        @lectern-entered=${this.#meet}
      ></lectern-sign-in>`;
    if (this.#route.kind === "join") return this.#renderJoin(this.#route, this.#found, service);
    if (person === null) return renderDoor(renderForm());
    const { name } = person;
    const signOut = (): void =>
      this.#guard.attempt(() => {
        this.#present = null;
        this.#enter();
        void service.signIn.leave();
      });
    const here = places[this.#route.kind];
    const isSignedOut = this.#present !== person;
    return html`${renderAppBar({ texts: app, language, here, projectId: this.#isRefused ? "" : projectId, site: this.#siteName, name, signOut, showKeys: this.#keys.open, find: this.#find, waiting: this.#waiting })}
      <main tabindex="-1" ?hidden=${isSignedOut && this.#present}>${this.#renderRoute(this.#found, person, service)}</main>
      ${
        isSignedOut && !this.#guard.isAsking
          ? html`<lectern-modal label=${app.signInAgain}>${renderForm(app.signInAgain)}</lectern-modal>`
          : nothing
      }
      ${this.#guard.render(app)} ${this.#keys.render(texts)}`;
  }

  /** The page's name in tabs, in the history and for screen readers: what is shown, then where. */
  override updated(): void {
    const { app } = this.#found?.texts ?? {};
    const here = places[this.#route.kind];
    if (app !== undefined)
      document.title = here === undefined ? app.name : [app[here], this.#siteName, app.name].filter((part) => part !== "").join(" – ");
  }

  #renderJoin(route: JoinRoute, found: FoundTexts, service: Service): TemplateResult {
    const miss = (): Route => (this.#missed = route);
    const options = { found, service, person: this.#present ?? null, miss };
    return html`<main tabindex="-1">
      ${route === this.#missed ? renderMissingPart(found.texts, undefined) : renderJoin(route, options)}
    </main>`;
  }

  #renderRoute({ texts, language }: FoundTexts, person: Person, { lecternOf, identityOf, signIn }: Service): unknown {
    const route = this.#route;
    if (route.kind === "join") return nothing;
    if (route === this.#missed) return renderMissingPart(texts, places[route.kind]);
    if (this.#isRefused) return renderNoAccess(texts.app);
    const miss = (): Route => (this.#missed = route);
    const start = { person, lectern: lecternOf(person), texts: texts.app, signOut: async () => signIn.leave(), onMissing: miss };
    if (route.kind === "start") return renderSiteChoice(start);
    const project = lecternOf(person).project(route.projectId);
    const own = { project, person, identity: identityOf(person), texts, language, miss };
    const part = renderPart(route, { ...own, count: async () => this.#count(), attempt: (leave) => this.#guard.attempt(leave) });
    // Another URL, or another person, gets a new element: nothing of the last one may remain.
    return keyed(`${person.uid} ${route.kind === "settings" ? `${route.projectId} settings` : addressOf(route)}`, part);
  }
}
