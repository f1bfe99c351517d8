import type { ErrorDetail, OpenedDraft } from "@lectern/client";
import { isLecternError } from "../../client/src/errors.ts";
import { labelsOf } from "../form/template-fields.ts";
import { lateTexts } from "../late-texts.ts";
import { labelIn } from "../words/labels.ts";
import { sayAtArrival } from "./arrival.ts";

type Metadata = Readonly<Record<string, unknown>>;

/**
 * Saves a copy of a page whose template was changed since: of what the template refuses, text that is too long is shortened, and the rest left
 * out. Returns the draft's ID.
 */
export const saveFitting = async (
  { template }: Pick<OpenedDraft, "template">,
  metadata: Metadata,
  save: (metadata: Metadata) => Promise<{ readonly draftId: string }>,
): Promise<string> => {
  try {
    return (await save(metadata)).draftId;
  } catch (error) {
    const misfits = misfitsIn(error, metadata);
    if (misfits.size === 0) throw error;
    const fitting = Object.entries(metadata).flatMap(([key, value]) => {
      const { message } = misfits.get(key) ?? {};
      const cut = message === undefined ? value : shortened(value, message);
      return cut === undefined ? [] : [[key, cut] as const];
    });
    const { draftId } = await save(Object.fromEntries(fitting));
    sayAtArrival(draftId, lateTexts.language.misfits([...misfits.keys()].map((key) => labelIn(labelsOf(template), key))));
    return draftId;
  }
};

const misfitsIn = (error: unknown, metadata: Metadata): ReadonlyMap<string, ErrorDetail> => {
  const details = isLecternError(error, "invalid_request") ? error.details : [];
  return new Map(Object.keys(metadata).flatMap((key) => details.filter(({ path }) => path === `metadata.${key}`).map((one) => [key, one])));
};

/** Part of an address would be another address. */
const shortened = (value: unknown, message: string): string | undefined => {
  const [, most] = /at most (\d+) char/.exec(message) ?? [];
  if (most === undefined || typeof value !== "string" || !/\s/.test(value.trim())) return undefined;
  const cut = [...new Intl.Segmenter().segment(value)].map(({ segment }) => segment);
  let text = "";
  for (const sign of cut) {
    if (Array.from(text + sign).length >= Number(most)) break;
    text += sign;
  }
  return text === "" ? undefined : `${text.trimEnd()}…`;
};
