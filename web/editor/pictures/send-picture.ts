import { isLecternError, type LecternErrorCode, type LecternProject } from "@lectern/client";
import { sentenceOf } from "../words/errors.ts";
import { bytesText } from "./amounts.ts";
import { lateTexts } from "../late-texts.ts";
import { preparePicture } from "./prepare-picture.ts";
import type { PictureKind } from "./picture-head.ts";

/** 8 MiB: the service's limit. */
const mostBytes = 8 * 1024 * 1024;

export type Sending =
  | { readonly kind: "preparing" }
  | { readonly kind: "sending"; readonly share: number }
  | { readonly kind: "stored"; readonly url: string }
  /** `isFinal`: the same file will be refused again. */
  | { readonly kind: "failed"; readonly sentence: string; readonly isFinal: boolean };

interface SendOptions {
  readonly signal: AbortSignal;
  readonly onState: (state: Sending) => void;
  /** The picture itself, as it is sent. */
  readonly onPicture: (picture: Blob) => void;
}

/** Makes a picture smaller and stores it. Once it is aborted, nothing is told any more. */
export const sendPicture = async (project: LecternProject, file: File, { signal, onState, onPicture }: SendOptions): Promise<void> => {
  const fail = (sentence: string, isFinal = true): void => onState({ kind: "failed", sentence, isFinal });
  try {
    onState({ kind: "preparing" });
    const prepared = await preparePicture(file, signal);
    if (signal.aborted) return;
    if (prepared.kind === "unreadable") {
      fail(unreadable(prepared.as, file));
      return;
    }
    onPicture(prepared.file);
    if (prepared.file.size > mostBytes) {
      fail(lateTexts.pictures.tooLarge(bytesText(mostBytes)));
      return;
    }
    onState({ kind: "sending", share: 0 });
    const { url } = await project.media.upload(prepared.file, { signal, onProgress: (share) => onState({ kind: "sending", share }) });
    onState({ kind: "stored", url });
  } catch (error) {
    if (!signal.aborted) fail(...failureOf(error));
  }
};

const unreadable = (kind: PictureKind, { name }: File): string => {
  if (kind === "heic" || /\.hei[cf]$/i.test(name)) return lateTexts.pictures.heic;
  return kind === "other" ? lateTexts.pictures.wrongType : lateTexts.pictures.damaged;
};

/** What the service says of the file itself, and of who sends it, it says again. */
const failureOf = (error: unknown): readonly [sentence: string, isFinal: boolean] => {
  const sentences: Readonly<Partial<Record<LecternErrorCode, string>>> = {
    unsupported_media_type: lateTexts.pictures.damaged,
    too_large: lateTexts.pictures.tooLarge(bytesText(mostBytes)),
    media_limit: lateTexts.pictures.usedUp,
  };
  const known = isLecternError(error) ? sentences[error.code] : undefined;
  const isFinal = known !== undefined || (isLecternError(error) && error.code === "forbidden");
  return [known ?? lateTexts.pictures.failed(sentenceOf(error)), isFinal];
};
