import { isRecord } from "../../../src/lib/platform/core/unknown-record.ts";
import type { FieldMask } from "../mint/field-mask.ts";
import { Setup } from "../wire/setup.ts";

interface Pin {
  /** Undefined if the token pins nothing. */
  readonly setup: Setup | undefined;
  readonly mask: FieldMask;
}

/**
 * The setup that a session gets. If the token pins no setup, the client's applies; with a setup and no mask, the token's. With a mask, the
 * named fields come from the token, even if it leaves them empty, and the others from the client (https://ai.google.dev/api/live,
 * AuthToken).
 */
export function toEffectiveSetup({ setup: pinned, mask }: Pin, asked: Setup): Setup {
  if (pinned === undefined) return asked;
  if (mask.length === 0) return pinned;
  const merged = mask.reduce<Readonly<Record<string, unknown>>>((setup, path) => {
    const [name = "", part] = path.split(".");
    const own = Object.entries(pinned).find(([key]) => key === name)?.[1];
    return withField(setup, name, part === undefined ? own : withField(setup[name], part, isRecord(own) ? own[part] : undefined));
  }, asked);
  return Setup.parse(merged);
}

/** The same record with this value, or without the field if the value is undefined. */
const withField = (record: unknown, name: string, value: unknown): Readonly<Record<string, unknown>> => {
  const others = Object.entries(isRecord(record) ? record : {}).filter(([key]) => key !== name);
  return Object.fromEntries(value === undefined ? others : [...others, [name, value]]);
};
