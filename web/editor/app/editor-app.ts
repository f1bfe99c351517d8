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
import type { DraftSession } from "../draft/draft-session.ts";
import { texts } from "../texts.ts";
import { appStyles } from "./app-styles.ts";
import { renderBar } from "./bar.ts";
import { setDocumentTitle } from "./document-title.ts";
import { renderLeaveDialog } from "./leave-dialog.ts";
import { renderLoading, renderProblem } from "./whole-page.ts";
import { renderPlace } from "./places.ts";
import { renderProjectChoice } from "./project-choice.ts";
import { addressOf, parseRoute, type Route } from "./route.ts";

interface Service {
  readonly signIn: SignIn;
  /** The service in the name of one person. */
  readonly lecternOf: (person: Person) => Lectern;
}

/** Somebody at work, and the service in their name: what they began is never sent in the name of another. */
interface Worker {
  readonly person: Person;
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
  /** Who was signed in last since the page was loaded: their work stays below the dialog. */
  @state() accessor #worker: Worker | undefined;
  /** So says the service, whatever this browser thinks. */
  @state() accessor #isSignedOut = false;
  /** Where the author wants to go although there is text that is not saved. */
  @state() accessor #leaving: (() => void) | undefined;

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
      const getAppCheckToken = createAppCheck(config);
      const lecternOf = ({ uid }: Person): Lectern =>
        createLectern({ baseUrl: location.origin, getIdToken: signIn.getIdTokenOf(uid), getAppCheckToken });
      this.#service = { signIn, lecternOf };
      signal.addEventListener("abort", signIn.watch(this.#setPerson));
    } catch {
      this.#failure = texts.app.notConfigured;
    }
  }

  readonly #setPerson = (person: Person | undefined): void => {
    const isStart = this.#person === undefined;
    this.#person = person ?? null;
    if (person === undefined) {
      // Later the form to sign in is there already, and somebody may be typing into it.
      if (isStart) this.#focusMain();
    } else if (person.uid === this.#worker?.person.uid) this.#session?.resume();
    else this.#begin(person);
  };

  /** Nothing of the person before stays. */
  #begin(person: Person): void {
    const lectern = this.#service?.lecternOf(person);
    if (lectern === undefined) return;
    this.#session?.stop();
    if (this.#worker === undefined) void loadPart(async () => import("../more.ts"), this.#missPart);
    this.#worker = { person, lectern };
    this.#isSignedOut = false;
    this.#leaving = undefined;
    this.#focusMain();
  }

  get #session(): DraftSession | undefined {
    return this.renderRoot.querySelector("lectern-draft-page")?.session;
  }

  readonly #goTo = ({ oldURL }: HashChangeEvent): void => {
    const { hash } = location;
    if (this.#session?.isStuck !== true) {
      this.#show(hash);
      return;
    }
    history.replaceState(null, "", new URL(oldURL).hash);
    this.#leaving = () => {
      this.#session?.stop();
      history.replaceState(null, "", hash);
      this.#show(hash);
    };
  };

  #show(hash: string): void {
    this.#leaving = undefined;
    this.#route = parseRoute(hash);
    this.#focusMain();
  }

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
    const [service, person, worker] = [this.#service, this.#person, this.#worker];
    if (service === undefined || person === undefined) return renderLoading(texts.app.loading);
    if (worker === undefined) return this.#renderSignIn(service);
    return html`
      ${renderBar({ route: this.#route, name: person?.name ?? "", signOut: () => this.#signOut(service.signIn) })}
      ${this.#renderRoute(worker)}
      ${
        person === null || this.#isSignedOut
          ? html`<lectern-modal label=${texts.app.signInAgain}>
              <p>${texts.app.signInAgain}</p>
              ${this.#renderSignIn(service)}
            </lectern-modal>`
          : nothing
      }
      ${this.#leaving === undefined ? nothing : renderLeaveDialog({ leave: this.#leaving, stay: () => (this.#leaving = undefined) })}
    `;
  }

  #renderSignIn({ signIn }: Service): TemplateResult {
    // Who signs in as the person that they are already is no news to `watch`.
    const entered = (): void => this.#session?.resume();
    return html`<lectern-sign-in .signIn=${signIn} ?local=${this.#isLocal} @lectern-entered=${entered}></lectern-sign-in>`;
  }

  /** Nothing stays on the screen. What is not saved stays on the device, and is offered when the draft is opened again. */
  #signOut(signIn: SignIn): void {
    const leave = (): void => {
      this.#leaving = undefined;
      this.#worker = undefined;
      this.#isSignedOut = false;
      setDocumentTitle();
      this.#focusMain();
      void signIn.leave();
    };
    if (this.#session?.isStuck !== true) leave();
    else
      this.#leaving = () => {
        this.#session?.stop();
        leave();
      };
  }

  #renderRoute({ person: { uid }, lectern }: Worker): unknown {
    const route = this.#route;
    if (route.kind === "start") {
      return renderProjectChoice(this.#isLocal ? "demo" : "", (projectId) => (location.hash = addressOf({ kind: "pages", projectId })));
    }
    // Another address, and another person, is another element: nothing of the last one may stay.
    const signedOut = (isSignedOut: boolean): boolean => (this.#isSignedOut = isSignedOut);
    const options = { route, project: lectern.project(route.projectId), author: uid, journal: this.#journal, signedOut };
    return keyed(`${uid} ${addressOf(route)}`, renderPlace(options));
  }
}
