import type { InboxItem, LecternProject } from "@lectern/client";
import { html, type TemplateResult } from "lit";
import { define } from "../../shared/define.ts";
import { Modal } from "../../shared/modal.ts";
import { sendByKey } from "../../shared/send-by-key.ts";
import type { Texts } from "../texts/en.ts";

// For the question before somebody leaves what is written here.
define("lectern-modal", Modal);

/** An answer or note that is being written. */
export interface Writing {
  readonly action: "answer" | "note";
  readonly text: string;
  /** What is stored. */
  readonly before: string;
}

interface FormOptions {
  readonly itemId: string;
  readonly writing: Writing;
  readonly isBusy: boolean;
  readonly texts: Texts;
  readonly change: (text: string) => void;
  readonly send: () => unknown;
  readonly cancel: () => void;
  /** What else can be done with the item. */
  readonly others: TemplateResult;
}

/** The answer or the note. The text stays if it could not be stored; while it is being stored it cannot be changed or dropped. */
export const renderWriting = ({ itemId, writing, isBusy, texts, change, send, cancel, others }: FormOptions): TemplateResult => {
  const { item } = texts;
  const isAnswer = writing.action === "answer";
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    send();
  };
  return html`<form class="stack" @submit=${submit}>
    <label class=${isAnswer ? "unseen" : ""} for="text-${itemId}">${isAnswer ? item.answer : item.note}</label>
    <textarea
      id="text-${itemId}"
      dir="auto"
      maxlength="2000"
      ?required=${isAnswer}
      ?readonly=${isBusy}
      aria-describedby="hint-${itemId}"
      .value=${writing.text}
      @keydown=${sendByKey}
      @input=${({ currentTarget }: InputEvent) => {
        if (currentTarget instanceof HTMLTextAreaElement) change(currentTarget.value);
      }}
    ></textarea>
    <p class="hint" id="hint-${itemId}">${isAnswer ? item.answerHint : item.noteHint}</p>
    <div class="row">
      <button class="primary" ?disabled=${isBusy}>${isAnswer ? item.answer : item.send}</button>
      ${isAnswer ? others : html`<button type="button" class="plain" ?disabled=${isBusy} @click=${cancel}>${item.cancel}</button>`}
    </div>
  </form>`;
};

interface Meeting {
  /** Who has changed it. */
  readonly by: string | undefined;
  /** Whether something is being written about it. */
  readonly isWritten: boolean;
  readonly texts: Texts;
}

/** What has become of an item that somebody else was faster to change, and how to say it. */
export const meetChange = async (
  project: LecternProject,
  item: InboxItem,
  { by, isWritten, texts: { failures } }: Meeting,
): Promise<{ readonly now: InboxItem; readonly sentence: string }> => {
  const now = (await findItem(project, item)) ?? item;
  const isAnswered = now.answer !== undefined && now.answer !== item.answer;
  const sentence = (isAnswered ? failures.answeredFirst : failures.stale)(by);
  return { now, sentence: isWritten ? `${sentence} ${failures.kept}` : sentence };
};

/** There is no endpoint for one item, so both lists are searched from the beginning. */
const findItem = async (project: LecternProject, { itemId, kind }: InboxItem): Promise<InboxItem | undefined> => {
  const lists = await Promise.all((["open", "done"] as const).map(async (state) => project.inbox.list({ state, kind, limit: 100 })));
  return lists.flatMap(({ items }) => items).find((one) => one.itemId === itemId);
};
