import { html, nothing, type TemplateResult } from "lit";
import type { Command } from "../app/command.ts";
import { texts } from "../texts.ts";
import type { DialogName } from "./draft-dialogs.ts";
import type { Panels } from "./panels.ts";
import { decodeFace, type Face, faces } from "./typeface.ts";

interface DraftMenuOptions {
  /** A live page has nothing to discard. */
  readonly isDraft: boolean;
  /** Whether pages are published here. */
  readonly isPublishing: boolean;
  /** The page's public URL, if it is live and the site's URL is known. */
  readonly liveAddress: string | undefined;
  readonly toggle: (panel: keyof Panels) => void;
  readonly open: (dialog: DialogName) => void;
  readonly duplicate: () => void;
  readonly face: Face;
  readonly setFace: (face: Face) => void;
}

interface MenuItem extends Command {
  /** The action is destructive. */
  readonly isDanger?: boolean;
  /** Shown in the bar if there is room. */
  readonly isInBar?: boolean;
}

/** The actions on a draft, besides writing, in groups. */
export const draftMenu = ({
  isDraft,
  isPublishing,
  liveAddress,
  toggle,
  open,
  duplicate,
}: DraftMenuOptions): readonly (readonly MenuItem[])[] => [
  [
    { name: texts.draft.preview, run: () => toggle("preview"), isInBar: true },
    { name: texts.draft.page, run: () => toggle("page"), isInBar: true },
    { name: texts.draft.comments, keys: "Mod+Alt+M", run: () => toggle("comments") },
    { name: texts.draft.versions, run: () => open("versions") },
  ],
  [
    ...(liveAddress === undefined ? [] : [{ name: texts.publish.seeLive, run: () => void window.open(liveAddress, "_blank", "noopener") }]),
    ...(isDraft && isPublishing ? [{ name: texts.publish.schedule, run: () => open("schedule") }] : []),
    ...(isDraft ? [{ name: texts.publish.previewLink, run: () => open("preview") }] : []),
    { name: texts.draft.language, run: () => open("language") },
    { name: texts.publish.duplicate, run: duplicate },
  ],
  [
    ...(isDraft ? [{ name: texts.draft.discard, run: () => open("discard"), isDanger: true }] : []),
    ...(!isDraft && isPublishing ? [{ name: texts.publish.unpublish, run: () => open("unpublish"), isDanger: true }] : []),
  ],
];

export const renderDraftMenu = (options: DraftMenuOptions): TemplateResult =>
  html`${draftMenu(options).map(
    (group) =>
      html`${group.map(
          ({ name, run, isDanger = false, isInBar = false }) =>
            html`<button class="item ${isDanger ? "danger" : ""} ${isInBar ? "in-bar" : ""}" @click=${run}>${name}</button>`,
        )}
        <hr />`,
  )}${renderFaces(options)}${options.isPublishing ? nothing : html`<p class="item hint">${texts.publish.off}</p>`}`;

const renderFaces = ({ face, setFace }: DraftMenuOptions): TemplateResult =>
  html`<label class="item choice">
    ${texts.source.face}
    <select @change=${({ currentTarget }: Event) => currentTarget instanceof HTMLSelectElement && setFace(decodeFace(currentTarget.value))}>
      ${faces.map((name) => html`<option value=${name} ?selected=${name === face}>${texts.source.faces[name]}</option>`)}
    </select>
  </label>`;
