import { createLectern, type Lectern } from "@lectern/client";
import { indexedDbJournal } from "@lectern/client/journal";
import { html, LitElement, nothing, type TemplateResult } from "lit";
import { state } from "lit/decorators.js";
import { keyed } from "lit/directives/keyed.js";
import { createAppCheck } from "../../shared/app-check.ts";
import { controls } from "../../shared/controls.ts";
import { isLocal, loadFirebaseConfig } from "../../shared/firebase-config.ts";
import { loadPart } from "../../shared/load-part.ts";
import type { Person, SignIn } from "../../shared/sign-in.ts";
import { texts } from "../texts.ts";
import { appStyles } from "./app-styles.ts";
import { renderLoading, renderProblem } from "./whole-page.ts";
import { renderProjectChoice } from "./project-choice.ts";
import { addressOf, parseRoute, type Route } from "./route.ts";

interface Service {
  readonly signIn: SignIn;
  readonly lectern: Lectern;
}

/** `<lectern-editor>`: the whole page. What it shows is in the address. */
export class EditorApp extends LitElement {
  static override readonly styles = [controls, appStyles];

  @state() accessor #service: Service | undefined;
  /** Null: nobody; undefined: not yet known. */
  @state() accessor #person: Person | null | undefined;
  @state() accessor #failure: string | undefined;
  @state() accessor #route: Route = { kind: "start" };
  @state() accessor #isPartMissing = false;
  /** Whether somebody was signed in since the page was loaded: their work stays below the dialog. */
  @state() accessor #hasWorked = false;

  readonly #journal = indexedDbJournal();
  readonly #isLocal = isLocal(location.hostname);
  #connection = new AbortController();

  override connectedCallback(): void {
    super.connectedCallback();
    this.#connection = new AbortController();
    const { signal } = this.#connection;
    this.#route = parseRoute(location.hash);
    window.addEventListener("hashchange", this.#goTo, { signal });
    this.addEventListener("lectern-missing-part", this.#missPart, { signal });
    void this.#start(signal);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#connection.abort();
  }

  async #start(signal: AbortSignal): Promise<void> {
    try {
      const [config, { createSignIn }] = await Promise.all([loadFirebaseConfig(), import("../../shared/sign-in.ts")]);
      if (signal.aborted) return;
      const signIn = createSignIn(config);
      const tokens = { getIdToken: signIn.getIdToken, getAppCheckToken: createAppCheck(config) };
      this.#service = { signIn, lectern: createLectern({ baseUrl: location.origin, ...tokens }) };
      signal.addEventListener("abort", signIn.watch(this.#setPerson));
    } catch {
      this.#failure = texts.app.notConfigured;
    }
  }

  readonly #setPerson = (person: Person | undefined): void => {
    const isBack = this.#person === null && person !== undefined && this.#hasWorked;
    if (person !== undefined && !this.#hasWorked) void loadPart(async () => import("../more.ts"), this.#missPart);
    this.#person = person ?? null;
    this.#hasWorked ||= person !== undefined;
    if (isBack) this.renderRoot.querySelector("lectern-draft-page")?.resume();
    else this.#focusMain();
  };

  readonly #goTo = (): void => {
    this.#route = parseRoute(location.hash);
    this.#focusMain();
  };

  /** What had the focus is gone: the keyboard and screen readers go on at the beginning of what is new. */
  #focusMain(): void {
    void this.updateComplete.then(() => this.renderRoot.querySelector("main")?.focus());
  }

  readonly #missPart = (): void => {
    this.#isPartMissing = true;
  };

  override render(): TemplateResult {
    return html`
      ${this.#isPartMissing ? this.#renderMissingPart() : nothing}
      <main tabindex="-1">${this.#renderContent()}</main>
    `;
  }

  #renderMissingPart(): TemplateResult {
    return html`<div role="alert" class="row banner">
      <p>${texts.app.missingPart}</p>
      <button @click=${() => location.reload()}>${texts.app.reload}</button>
    </div>`;
  }

  #renderContent(): TemplateResult {
    if (this.#failure !== undefined) return renderProblem(texts.app.cannotStart, this.#failure);
    const [service, person] = [this.#service, this.#person];
    if (service === undefined || person === undefined) return renderLoading(texts.app.loading);
    if (person === null && !this.#hasWorked) return this.#renderSignIn(service);
    return html`
      ${this.#renderBar(service, person)} ${this.#renderRoute(service.lectern)}
      ${
        person === null
          ? html`<lectern-modal label=${texts.app.signInAgain}>
              <p>${texts.app.signInAgain}</p>
              ${this.#renderSignIn(service)}
            </lectern-modal>`
          : nothing
      }
    `;
  }

  #renderSignIn({ signIn }: Service): TemplateResult {
    return html`<lectern-sign-in .signIn=${signIn} ?local=${this.#isLocal}></lectern-sign-in>`;
  }

  #renderBar({ signIn }: Service, person: Person | null): TemplateResult {
    const { projectId } = { projectId: "", ...this.#route };
    return html`
      <nav class="row bar" aria-label=${texts.app.navigation}>
        <a class="brand" href=${addressOf({ kind: "start" })}>${texts.app.name}</a>
        ${
          projectId === ""
            ? nothing
            : html`<bdi>${projectId}</bdi> ${this.#renderLink({ kind: "pages", projectId }, texts.app.pages)}
                ${this.#renderLink({ kind: "settings", projectId }, texts.app.settings)}`
        }
        <span class="person hint">${person === null ? "" : texts.app.signedInAs(person.name)}</span>
        <button class="plain" @click=${async () => this.#leave(signIn)}>${texts.app.signOut}</button>
      </nav>
    `;
  }

  #renderLink(route: Route, name: string): TemplateResult {
    return html`<a href=${addressOf(route)} aria-current=${this.#route.kind === route.kind ? "page" : nothing}>${name}</a>`;
  }

  /** Nothing stays on the screen. What is not saved stays on the device, and is offered when the draft is opened again. */
  async #leave(signIn: SignIn): Promise<void> {
    this.#hasWorked = false;
    await signIn.leave();
  }

  #renderRoute(lectern: Lectern): unknown {
    const route = this.#route;
    if (route.kind === "start") {
      return renderProjectChoice(this.#isLocal ? "demo" : "", (projectId) => (location.hash = addressOf({ kind: "pages", projectId })));
    }
    const { projectId } = route;
    // Another address is another element: nothing of the last one may stay.
    return keyed(addressOf(route), this.#renderPlace(route, lectern.project(projectId)));
  }

  #renderPlace(route: Exclude<Route, { readonly kind: "start" }>, project: ReturnType<Lectern["project"]>): TemplateResult {
    switch (route.kind) {
      case "pages":
        return html`<lectern-page-list .project=${project} projectId=${route.projectId}></lectern-page-list>`;
      case "settings":
        return html`<lectern-site-settings .project=${project}></lectern-site-settings>`;
      case "draft":
        return html`<lectern-draft-page
          .project=${project}
          .journal=${this.#journal}
          projectId=${route.projectId}
          draftId=${route.draftId}
        ></lectern-draft-page>`;
    }
  }
}
