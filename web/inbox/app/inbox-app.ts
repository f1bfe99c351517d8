import { createLectern, type Lectern } from "@lectern/client";

import { html, LitElement, nothing, type TemplateResult } from "lit";
import { state } from "lit/decorators.js";
import { keyed } from "lit/directives/keyed.js";
import { CircleUser } from "lucide";
import { createAppCheck } from "../../shared/app-check.ts";
import { controls } from "../../shared/controls.ts";
import { directionOf } from "../../shared/direction.ts";
import { isLocal, loadFirebaseConfig } from "../../shared/firebase-config.ts";
import { formValues } from "../../shared/form-values.ts";
import { chosenLanguage } from "../../shared/interface-language.ts";
import { icon } from "../../shared/icons/icon.ts";
import { menuStyles } from "../../shared/menu/menu-styles.ts";
import { renderPersonItems } from "../../shared/menu/person-items.ts";
import type { Person, SignIn } from "../../shared/sign-in.ts";
import { findTexts, type FoundTexts } from "../texts/find-texts.ts";
import { appStyles } from "./app-styles.ts";
import { addressOf, parseRoute, type Route } from "./route.ts";

interface Service {
  readonly signIn: SignIn;
  /** The service on behalf of one person. */
  readonly lecternOf: (person: Person) => Lectern;
}

/** `<lectern-inbox>`: the whole page. The URL determines what it shows; the sign-in is shared with the editor. */
export class InboxApp extends LitElement {
  static override readonly styles = [controls, appStyles, menuStyles];

  @state() accessor #found: FoundTexts | undefined;
  @state() accessor #service: Service | undefined;
  /** Null: nobody is signed in; undefined: not yet known. */
  @state() accessor #person: Person | null | undefined;
  @state() accessor #isBroken = false;
  @state() accessor #route: Route = { kind: "start" };

  readonly #isLocal = isLocal(location.hostname);
  #connection = new AbortController();

  override connectedCallback(): void {
    super.connectedCallback();
    this.#connection = new AbortController();
    const { signal } = this.#connection;
    this.#route = parseRoute(location.hash);
    window.addEventListener("hashchange", this.#show, { signal });
    void this.#start(signal);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#connection.abort();
  }

  async #start(signal: AbortSignal): Promise<void> {
    const found = await findTexts([chosenLanguage()]);
    document.documentElement.lang = found.language;
    document.documentElement.dir = directionOf(found.language);
    document.title = found.texts.app.name;
    this.#found = found;
    try {
      const [config, { createSignIn }] = await Promise.all([loadFirebaseConfig(), import("../../shared/sign-in.ts")]);
      if (signal.aborted) return;
      const signIn = createSignIn(config);
      const getAppCheckToken = createAppCheck(config);
      const lecternOf = ({ uid }: Person): Lectern =>
        createLectern({ baseUrl: location.origin, getIdToken: signIn.getIdTokenOf(uid), getAppCheckToken });
      this.#service = { signIn, lecternOf };
      signal.addEventListener("abort", signIn.watch(this.#setPerson));
    } catch {
      this.#isBroken = true;
    }
  }

  readonly #setPerson = (person: Person | undefined): void => {
    this.#person = person ?? null;
    this.#focusMain();
  };

  readonly #show = (): void => {
    this.#route = parseRoute(location.hash);
    this.#focusMain();
  };

  /** The focused element is gone: the keyboard and screen readers continue at the beginning of the new content. */
  #focusMain(): void {
    void this.updateComplete.then(() => this.renderRoot.querySelector("main")?.focus());
  }

  override render(): TemplateResult {
    return html`<main tabindex="-1">${this.#found === undefined ? nothing : this.#renderContent(this.#found)}</main>`;
  }

  #renderContent({ texts }: FoundTexts): TemplateResult {
    if (this.#isBroken)
      return html`<h1>${texts.app.cannotStart}</h1>
        <p role="alert" class="error">${texts.app.notConfigured}</p>`;
    const [service, person] = [this.#service, this.#person];
    if (service === undefined || person === undefined) return html`<div role="status"><h1>${texts.app.loading}</h1></div>`;
    if (person === null)
      return html`<lectern-sign-in .signIn=${service.signIn} .texts=${texts.signIn} ?local=${this.#isLocal}></lectern-sign-in>`;
    return html`${this.#renderBar(person, service.signIn)} ${this.#renderRoute(person, service)}`;
  }

  #renderBar({ name }: Person, signIn: SignIn): TemplateResult {
    const { app, statistics } = this.#texts;
    const route = this.#route;
    const here = (kind: Route["kind"]): unknown => (route.kind === kind ? "page" : nothing);
    const links =
      route.kind === "start"
        ? nothing
        : html`<bdi>${route.projectId}</bdi>
            <a href="/editor/#/${encodeURIComponent(route.projectId)}">${app.pages}</a>
            <a href=${addressOf({ kind: "list", projectId: route.projectId, only: undefined, state: "open" })} aria-current=${here("list")}
              >${app.name}</a
            >
            <a href=${addressOf({ kind: "statistics", projectId: route.projectId })} aria-current=${here("statistics")}
              >${statistics.title}</a
            >
            <a href=${addressOf({ kind: "settings", projectId: route.projectId })} aria-current=${here("settings")}>${app.settings}</a>`;
    return html`<nav class="row bar" aria-label=${app.navigation}>
      ${links}
      <lectern-menu label=${app.signedInAs(name)}>
        <span slot="face" class="person">${icon(CircleUser)}</span>
        ${renderPersonItems({ texts: app, language: this.#found?.language ?? "en", name, signOut: signIn.leave })}
      </lectern-menu>
    </nav>`;
  }

  get #texts(): FoundTexts["texts"] {
    if (this.#found === undefined) throw new Error("Nothing is shown before the texts are there.");
    return this.#found.texts;
  }

  #renderRoute(person: Person, { lecternOf }: Service): unknown {
    const route = this.#route;
    if (route.kind === "start") return this.#renderStart();
    const project = lecternOf(person).project(route.projectId);
    // Another URL, or another person, gets a new element: nothing of the last one may remain.
    const key = `${person.uid} ${addressOf(route)}`;
    if (route.kind === "statistics") {
      void import("../statistics/define.ts");
      return keyed(
        key,
        html`<lectern-owner-statistics
          .project=${project}
          projectId=${route.projectId}
          .texts=${this.#texts}
          language=${this.#found?.language}
        ></lectern-owner-statistics>`,
      );
    }
    if (route.kind === "settings") {
      void import("../settings/define.ts");
      return keyed(
        key,
        html`<lectern-owner-settings .project=${project} projectId=${route.projectId} .texts=${this.#texts}></lectern-owner-settings>`,
      );
    }
    return keyed(
      key,
      html`<lectern-inbox-list
        .project=${project}
        .route=${route}
        .texts=${this.#texts}
        language=${this.#found?.language}
      ></lectern-inbox-list>`,
    );
  }

  /** A choice of projects: no endpoint lists a person's. */
  #renderStart(): TemplateResult {
    const { app } = this.#texts;
    const choose = (event: SubmitEvent): void => {
      const projectId = formValues(event).get("project")?.trim() ?? "";
      if (projectId !== "") location.hash = addressOf({ kind: "list", projectId, only: undefined, state: "open" });
    };
    return html`<form class="stack" @submit=${choose}>
      <h1>${app.name}</h1>
      <label for="project">${app.project}</label>
      <input
        id="project"
        name="project"
        required
        autocomplete="off"
        .value=${this.#isLocal ? "demo" : ""}
        aria-describedby="project-hint"
      />
      <p class="hint" id="project-hint">${app.projectHint}</p>
      <button class="primary">${app.open}</button>
    </form>`;
  }
}
