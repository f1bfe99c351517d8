import { html, nothing, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from "lit";
import { isTyping } from "../../shared/is-typing.ts";
import { loadPart } from "../../shared/load-part.ts";
import type { Texts } from "../texts/en.ts";

/** The list of keyboard shortcuts, which `?` opens while nothing is typed. */
export class KeysHelp implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  /** Whether somebody is at work. */
  readonly #isReady: () => boolean;
  #isOpen = false;

  constructor(host: ReactiveControllerHost, isReady: () => boolean) {
    this.#host = host;
    this.#isReady = isReady;
    host.addController(this);
  }

  hostConnected(): void {
    window.addEventListener("keydown", this.#press);
  }

  hostDisconnected(): void {
    window.removeEventListener("keydown", this.#press);
  }

  /** Without a network the page goes on without the list. */
  readonly open = (): void =>
    void loadPart(
      async () => import("./define.ts"),
      () => undefined,
    ).then((part) => this.#show(part !== undefined));

  readonly #press = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.altKey || !/^[?؟]$/.test(event.key) || isTyping(event) || !this.#isReady()) return;
    event.preventDefault();
    this.open();
  };

  #show(isOpen: boolean): void {
    this.#isOpen = isOpen;
    this.#host.requestUpdate();
  }

  render(texts: Texts): TemplateResult | typeof nothing {
    return this.#isOpen ? html`<lectern-keys .texts=${texts} @lectern-close=${() => this.#show(false)}></lectern-keys>` : nothing;
  }
}
