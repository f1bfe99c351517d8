import { html, nothing, type TemplateResult } from "lit";
import type { Command } from "../command.ts";
import { texts } from "../texts.ts";
import type { DialogName } from "./draft-dialogs.ts";
import type { Panels } from "./panels.ts";
import { decodeFace, type Face, faces } from "./typeface.ts";

interface DraftMenuOptions {
  /** A live page has nothing to discard. */
  readonly isDraft: boolean;
  /** Whether there is more to say of the page than its title. */
  readonly hasDetails: boolean;
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
  hasDetails,
  isPublishing,
  liveAddress,
  toggle,
  open,
  duplicate,
}: DraftMenuOptions): readonly (readonly MenuItem[])[] => [
  [
    { kind: "preview", name: texts.draft.preview, run: () => toggle("preview"), isInBar: true },
    ...(hasDetails ? [{ kind: "details" as const, name: texts.draft.page, run: () => toggle("page"), isInBar: true }] : []),
    { kind: "comments", name: texts.draft.comments, keys: "Mod+Alt+M", run: () => toggle("comments") },
    { kind: "versions", name: texts.draft.versions, run: () => open("versions") },
  ],
  [
    ...(liveAddress === undefined
      ? []
      : [{ kind: "live" as const, name: texts.publish.seeLive, run: () => void window.open(liveAddress, "_blank", "noopener") }]),
    ...(isDraft && isPublishing ? [{ kind: "schedule" as const, name: texts.publish.schedule, run: () => open("schedule") }] : []),
    ...(isDraft ? [{ kind: "previewLink" as const, name: texts.publish.previewLink, run: () => open("preview") }] : []),
    { kind: "language", name: texts.draft.language, run: () => open("language") },
    { kind: "duplicate", name: texts.publish.duplicate, run: duplicate },
  ],
  [
    ...(isDraft ? [{ kind: "discard" as const, name: texts.draft.discard, run: () => open("discard"), isDanger: true }] : []),
    ...(!isDraft && isPublishing
      ? [{ kind: "unpublish" as const, name: texts.publish.unpublish, run: () => open("unpublish"), isDanger: true }]
      : []),
  ],
];

/** What takes something away is the last of the page's own. */
export const renderDraftMenu = (options: DraftMenuOptions): TemplateResult => {
  const [shown = [], done = [], gone = []] = draftMenu(options);
  return html`${renderGroup(shown)} ${renderGroup(done)} ${renderFaces(options)}
    <hr />
    ${renderGroup(gone)}${options.isPublishing ? nothing : html`<p class="item hint">${texts.publish.off}</p>`}`;
};

const renderGroup = (group: readonly MenuItem[]): TemplateResult =>
  html`${group.map(
      ({ name, run, isDanger = false, isInBar = false }) =>
        html`<button class="item ${isDanger ? "danger" : ""} ${isInBar ? "in-bar" : ""}" @click=${run}>${name}</button>`,
    )}
    <hr />`;

const renderFaces = ({ face, setFace }: DraftMenuOptions): TemplateResult =>
  html`<label class="item choice">
    ${texts.source.face}
    <select @change=${({ currentTarget }: Event) => currentTarget instanceof HTMLSelectElement && setFace(decodeFace(currentTarget.value))}>
      ${faces.map((name) => html`<option value=${name} ?selected=${name === face}>${texts.source.faces[name]}</option>`)}
    </select>
  </label>`;
