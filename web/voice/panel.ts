import type { Widget } from "@lectern/client";
import { isLive, type MicrophoneFailure } from "@lectern/client/voice";
import { html, nothing, render, type TemplateResult } from "lit/html.js";
import { languageOf } from "../shared/language-of.ts";
import { attempt } from "./conversation/attempt.ts";
import { create } from "./dom.ts";
import type { Part } from "./cards/card-parts.ts";
import { renderCard } from "./cards/render-card.ts";
import type { Conversation } from "./conversation/conversation.ts";
import type { Caption } from "./conversation/captions.ts";
import type { ConversationView } from "./conversation/conversation-view.ts";
import type { Texts } from "./texts/texts.ts";

export { contentStyles } from "./content-styles.ts";
export { createConversation } from "./conversation/create-conversation.ts";

interface PanelOptions {
  readonly view: ConversationView;
  readonly texts: Texts;
  readonly language: string;
  readonly conversation: Conversation;
}

/** Draws a conversation. The newest words stay in sight, unless the visitor looks at older ones. */
export const drawPanel = (container: HTMLElement, options: PanelOptions): void => {
  const before = container.querySelector(".transcript");
  const isAtEnd = before === null || before.scrollHeight - before.scrollTop - before.clientHeight < 40;
  const [controls, talk] = areasOf(container);
  // Each by itself: what cannot be drawn in one leaves the other as it was.
  attempt(() => render(renderTools(options), controls));
  attempt(() => render(renderTalk(options), talk));
  const transcript = container.querySelector(".transcript");
  if (isAtEnd && transcript !== null) transcript.scrollTop = transcript.scrollHeight;
};

const areasOf = (container: HTMLElement): readonly [HTMLElement, HTMLElement] => {
  const [controls, talk] = container.querySelectorAll<HTMLElement>(".area");
  if (controls !== undefined && talk !== undefined) return [controls, talk];
  const areas = [create("div", { className: "area" }), create("div", { className: "area" })] as const;
  container.replaceChildren(...areas);
  return areas;
};

/** What can be done. */
const renderTools = ({ view, texts, conversation }: PanelOptions): Part =>
  view.call === "none" ? renderControls(view, texts, conversation) : renderCall(view, texts, conversation);

/** What is shown, what was said. */
const renderTalk = ({ view, texts, language, conversation }: PanelOptions): TemplateResult =>
  html`<section part="cards" class="cards" aria-label=${texts.cards} ?hidden=${cardsOf(view).every(({ type }) => type === "call")}>
      ${cardsOf(view).map((card) => renderCard(card, language))}
    </section>
    <ol
      part="transcript"
      class="transcript"
      aria-label=${texts.transcript}
      aria-live="off"
      tabindex="0"
      ?hidden=${view.captions.length === 0}
    >
      ${view.captions.map((caption) => renderCaption(caption, texts, language))}
    </ol>
    ${view.state.kind !== "ended" && view.call === "none" ? renderComposer(texts, conversation) : nothing}`;

const cardsOf = ({ inserts }: ConversationView): readonly Widget[] =>
  inserts.flatMap((insert) => (insert.kind === "card" ? [insert.card] : [])).toReversed();

const renderNotice = (text: string): TemplateResult =>
  html`<div class="notice" part="notice">
    <p>${text}</p>
  </div>`;

const renderControls = (
  { state, isSoundBlocked, isSilent, isCallImpossible }: ConversationView,
  texts: Texts,
  conversation: Conversation,
): Part => {
  if (state.kind === "ended") return nothing;
  const microphone = isLive(state) ? state.talk.microphone : "muted";
  return html`${
      isSoundBlocked
        ? html`<button part="button sound" class="primary" @click=${async () => conversation.turnOnSound()}>${texts.turnOnSound}</button>`
        : nothing
    }
    ${isSilent ? renderNotice(texts.noSound) : nothing} ${isCallImpossible ? renderNotice(texts.callFailed) : nothing}
    ${
      isFailure(microphone)
        ? html`<div class="notice" part="notice">
            <p>${texts.microphone[microphone]}</p>
            ${
              hopeless.has(microphone)
                ? nothing
                : html`<button part="button microphone" @click=${() => conversation.tell({ kind: "ask_again" })}>
                    ${texts.useMicrophone}
                  </button>`
            }
          </div>`
        : nothing
    }
    <div class="row">
      ${
        state.kind === "starting" && state.waitMs !== undefined
          ? html`<button part="button retry" class="primary" @click=${() => conversation.tell({ kind: "waited" })}>${texts.tryNow}</button>`
          : nothing
      }
      ${
        isLive(state) && !isFailure(microphone)
          ? html`<button part="button mute" @click=${() => conversation.mute(microphone === "on")}>
              ${microphone === "on" ? texts.mute : texts.unmute}
            </button>`
          : nothing
      }
      <button part="button end" @click=${() => conversation.stop()}>${texts.end}</button>
      ${
        conversation.trace === undefined
          ? nothing
          : html`<button part="button trace" @click=${() => saveFrames(conversation.trace?.frames ?? [])}>${texts.saveTrace}</button>`
      }
    </div>`;
};

/** As a file of the visitor's: they decide who gets it. */
const saveFrames = (frames: readonly object[]): void => {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([JSON.stringify(frames, undefined, 1)], { type: "application/json" }));
  link.download = "lectern-trace.json";
  link.click();
  URL.revokeObjectURL(link.href);
};

/** Asking again would change nothing. */
const hopeless: ReadonlySet<MicrophoneFailure> = new Set(["insecure_page", "blocked_by_policy", "unsupported"]);

const isFailure = (microphone: "on" | "muted" | MicrophoneFailure): microphone is MicrophoneFailure =>
  microphone !== "on" && microphone !== "muted";

const renderCall = ({ state }: ConversationView, texts: Texts, conversation: Conversation): Part => {
  const card = isLive(state) ? state.talk.call : undefined;
  if (card?.type !== "call") return nothing;
  const { dir, labels } = card;
  return html`<article part="card call" class="card" dir=${dir}>
    <h3 part="card-title">${labels.title}</h3>
    <div class="row">
      <button part="button hang-up" class="danger" @click=${() => conversation.hangUp()}>${labels.hang_up}</button>
      <button part="button end" @click=${() => conversation.stop()}>${texts.end}</button>
    </div>
  </article>`;
};

const renderCaption = ({ speaker, text, isFinal }: Caption, texts: Texts, language: string): TemplateResult =>
  html`<li part=${`caption ${speaker}`} class=${speaker} ?data-open=${!isFinal}>
    <span class="speaker">${speaker === "agent" ? texts.agent : texts.you}</span>
    <span lang=${languageOf(text, language)}><bdi>${text}</bdi></span>
  </li>`;

const renderComposer = (texts: Texts, conversation: Conversation): TemplateResult => {
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const form = event.currentTarget;
    if (!(form instanceof HTMLFormElement)) return;
    const message = new FormData(form).get("message");
    if (typeof message !== "string" || message.trim() === "") return;
    conversation.tell({ kind: "typed", text: message.trim() });
    form.reset();
  };
  return html`<form part="composer" class="row" @submit=${submit}>
    <input
      part="input"
      name="message"
      aria-label=${texts.message}
      placeholder=${texts.message}
      autocomplete="off"
      dir="auto"
      enterkeyhint="send"
    />
    <button part="button send">${texts.send}</button>
  </form>`;
};
