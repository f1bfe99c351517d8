import { createAppCheck } from "../../shared/app-check.ts";
import { loadFirebaseConfig } from "../../shared/firebase-config.ts";
import { isLocal } from "../../shared/is-local.ts";
import type { Person, SignIn } from "../../shared/sign-in.ts";
import type { SiteAgent } from "../../client/src/contract.ts";
import type { LecternVoice } from "../element/lectern-voice.ts";
import { readAgent } from "../embed/site-agent.ts";
import type { DemoTools } from "./demo-tools.ts";
import { formatShopAddress, parseShopAddress, pathInSite, type ShopAddress, siteRoot } from "./shop-address.ts";
import { shopTexts } from "./shop-texts.ts";
import { readSiteDocument, type SiteDocument } from "./site-document.ts";

/** 2 s. Whoever has just started a local stack comes before its functions have started, each of which may take longer than a request waits. */
const againMs = 2_000;
/** Two minutes at least. */
const mostTries = 60;

/** The published site of a project with its assistant, for trying it: anywhere, and as anybody. */
export class Shop {
  readonly #tools: DemoTools = document.createElement("lectern-demo-tools");
  readonly #sheet = new CSSStyleSheet();
  #shown: readonly Element[] = [];
  #voice: HTMLElement | undefined;
  #agent: SiteAgent | undefined;
  #isAskingAgain = false;
  #signIn: SignIn | undefined;
  #getAppCheckToken: ReturnType<typeof createAppCheck>;

  async begin(): Promise<void> {
    document.adoptedStyleSheets.push(this.#sheet);
    addEventListener("popstate", () => void this.#open());
    document.addEventListener("click", this.#follow);
    this.#tools.placement = this.#asked.placement;
    this.#tools.toggleAttribute("lifted", (this.#asked.placement ?? "widget") === "widget"); // its usual place: nothing moves
    this.#tools.actions = {
      place: (placement) => this.#leave({ placement }),
      open: (at) => this.#goTo(at),
      become: (email) => void this.#become(email),
    };
    document.body.append(this.#tools);
    void this.#findLocal();
    if (!this.#asked.isSignedIn) {
      // A deployment may have no web app: visitors need none.
      const config = await loadFirebaseConfig().catch(() => undefined);
      this.#getAppCheckToken = config && createAppCheck(config);
      await this.#open();
      return;
    }
    (await this.#loadSignIn()).watch((person) => void this.#show(person));
  }

  get #asked(): ShopAddress {
    return parseShopAddress(location.search);
  }

  async #loadSignIn(): Promise<SignIn> {
    const [config, { createSignIn }] = await Promise.all([loadFirebaseConfig(), import("../../shared/sign-in.ts")]);
    this.#getAppCheckToken ??= createAppCheck(config);
    this.#signIn ??= createSignIn(config);
    return this.#signIn;
  }

  async #show(person: Person | undefined): Promise<void> {
    this.#tools.person = person?.name;
    if (person !== undefined) return this.#open();
    const form = document.createElement("lectern-sign-in");
    form.signIn = this.#signIn;
    form.local = isLocal(location.hostname);
    const main = document.createElement("main");
    main.append(form);
    this.#mount([main]);
  }

  /** The page at the address, and with the first one the assistant. */
  async #open(): Promise<void> {
    const { project, at } = this.#asked;
    const found = this.#findAgent(project);
    const reading = readSiteDocument(project, at).then(async (read) => {
      if (this.#asked.placement === "destination_page") await found.catch(() => undefined);
      // Somebody may have gone on meanwhile.
      if (read.isPublic && at === this.#asked.at) this.#showPage(read);
      return read;
    });
    const [page, agent] = await Promise.allSettled([reading, found, customElements.whenDefined("lectern-voice")]);
    // A page that is there can be read without its assistant.
    if (page.status === "rejected" || (agent.status === "rejected" && !page.value.isPublic)) {
      this.#mount([sentence(shopTexts().texts.failed)]);
      return;
    }
    if (!page.value.isPublic) this.#showNoPage(page.value);
    if (agent.status === "rejected") void this.#bringAgent(project);
    else if (this.#agent !== undefined) this.#showVoice(this.#agent);
  }

  /** The page is read meanwhile. */
  async #bringAgent(project: string): Promise<void> {
    if (this.#isAskingAgain) return;
    this.#isAskingAgain = true;
    const found = await this.#askAgain(project);
    this.#isAskingAgain = false;
    if (found === undefined) return;
    // The agent's own page has its heading from it.
    if (this.#asked.placement === "destination_page") await this.#open();
    else this.#showVoice(found);
  }

  /** Undefined if there is none, or it has come meanwhile with another page, or the service goes on failing. */
  async #askAgain(project: string): Promise<SiteAgent | undefined> {
    for (let tries = 0; tries < mostTries; tries++) {
      await new Promise((resolve) => setTimeout(resolve, againMs));
      if (this.#agent !== undefined) return undefined;
      try {
        return await this.#findAgent(project);
      } catch {
        // Once more.
      }
    }
    return undefined;
  }

  async #findAgent(project: string): Promise<SiteAgent | undefined> {
    return (this.#agent ??= await readAgent({ project, baseUrl: location.origin }));
  }

  #showPage(page: SiteDocument): void {
    // A page of its own has a title, and nothing else.
    if (this.#asked.placement === "destination_page" && page.at === "") {
      const [main] = page.content.filter(({ localName }) => localName === "main");
      main?.replaceChildren(titled(this.#agent?.heading[page.language] ?? page.title));
    }
    this.#sheet.replaceSync(page.style);
    this.#tools.languages = page.languages;
    Object.assign(document.documentElement, { lang: page.language, dir: page.direction });
    document.title = page.title;
    this.#mount(page.content);
    if (page.at !== this.#asked.at) history.replaceState(null, "", formatShopAddress({ ...this.#asked, at: page.at }));
  }

  #showNoPage({ style }: SiteDocument): void {
    const { texts, language, direction } = shopTexts();
    this.#sheet.replaceSync(style);
    Object.assign(document.documentElement, { lang: language, dir: direction });
    this.#mount([sentence(this.#agent === undefined ? texts.missing : texts.closed, this.#agent?.name)]);
  }

  /** The assistant and the tools stay: a conversation goes on. */
  #mount(content: readonly Element[]): void {
    for (const element of this.#shown) element.remove();
    this.#shown = content;
    document.body.prepend(...content);
  }

  #showVoice(agent: SiteAgent): void {
    const placement = this.#asked.placement ?? agent.placement;
    this.#tools.toggleAttribute("lifted", placement === "widget");
    if (placement === "none") {
      document.querySelector("main")?.append(paragraph(shopTexts().texts.off));
      return;
    }
    const isNew = this.#voice === undefined;
    this.#voice ??= this.#makeVoice(agent, placement);
    if (placement === "widget") {
      if (isNew) document.body.append(this.#voice);
    } else (document.querySelector("[data-lectern-agent]") ?? document.querySelector("main"))?.append(this.#voice);
  }

  #makeVoice({ heading, suggestions, pages, default_language: language }: SiteAgent, placement: string): HTMLElement {
    const voice: LecternVoice = document.createElement("lectern-voice");
    const { project } = this.#asked;
    const spoken = document.documentElement.lang;
    const addresses = pages.includes("{language}") ? pages : `/{language!${language}}${pages}`;
    for (const [name, value] of Object.entries({ project, placement, pages: siteRoot(project).slice(0, -1) + addresses }))
      voice.setAttribute(name, value);
    const name = heading[spoken] ?? heading[language];
    if (name !== undefined) voice.setAttribute("heading", name);
    for (const text of suggestions[spoken] ?? suggestions[language] ?? []) {
      const suggestion = document.createElement("span");
      suggestion.slot = "suggestion";
      suggestion.textContent = text;
      voice.append(suggestion);
    }
    if (this.#signIn !== undefined) voice.getIdToken = this.#signIn.getIdToken;
    voice.getAppCheckToken = this.#getAppCheckToken;
    return voice;
  }

  /** Links within the site stay on this page. */
  readonly #follow = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
    const at = link?.target === "" ? pathInSite(this.#asked.project, link, location.origin) : undefined;
    if (at === undefined) return;
    event.preventDefault();
    this.#goTo(at);
  };

  #goTo(at: string): void {
    history.pushState(null, "", formatShopAddress({ ...this.#asked, at }));
    void this.#open().then(() => {
      scrollTo(0, 0);
      const heading = document.querySelector("h1");
      if (heading !== null) Object.assign(heading, { tabIndex: -1 }).focus({ preventScroll: true });
    });
  }

  #leave(change: Partial<ShopAddress>): void {
    location.assign(formatShopAddress({ ...this.#asked, ...change }));
  }

  async #become(email: string | undefined): Promise<void> {
    if (email !== undefined && email !== "") {
      const [signIn, { password }] = await Promise.all([this.#loadSignIn(), import("../../shared/demo-people.ts")]);
      await signIn.enter(email, password);
    }
    if (this.#asked.isSignedIn === (email !== undefined)) location.reload();
    else this.#leave({ isSignedIn: email !== undefined });
  }

  /** What only a local stack has. */
  async #findLocal(): Promise<void> {
    if (!isLocal(location.hostname)) return;
    const [{ people }, { localAddress }] = await Promise.all([
      import("../../shared/demo-people.ts"),
      import("../loading/local-address.ts"),
    ]);
    this.#tools.people = people.map(({ email, profile }) => ({
      name: profile === undefined ? email : `${profile.first_name} ${profile.last_name}`,
      email,
    }));
    const signalling = await localAddress("Signalling", location.origin);
    this.#tools.phone = signalling === null ? undefined : `http://${new URL(signalling).host}/`;
  }
}

const titled = (text: string): HTMLElement => Object.assign(document.createElement("h1"), { textContent: text });

const paragraph = (text: string): HTMLElement => Object.assign(document.createElement("p"), { textContent: text });

const sentence = (text: string, title?: string): HTMLElement => {
  const main = document.createElement("main");
  if (title !== undefined) main.append(titled(title));
  main.append(paragraph(text));
  return main;
};

declare global {
  interface HTMLElementTagNameMap {
    "lectern-demo-tools": DemoTools;
  }
}
