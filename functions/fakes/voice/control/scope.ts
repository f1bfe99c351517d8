import * as z from "zod";
import type { Setup } from "../wire/setup.ts";

/** Whom something is meant for. Several tests share a service, and what one does to it must not be done to another. Empty: everybody. */
export type Scope = z.output<typeof Scope>;

export const Scope = z
  .strictObject({
    /** Name of a token. */
    token: z.string().optional(),
    /** Part of the setup: of a project's instructions, or its name. */
    setup: z.string().optional(),
  })
  .default({});

export const scope = { where: Scope };

export interface Place {
  /** Name of the token. */
  readonly token?: string | undefined;
  /** What it pins, or is to pin. As JSON where nobody has read it yet. */
  readonly setup: Setup | string | undefined;
}

export const isMeant = ({ where }: { readonly where: Scope }, { token, setup = "" }: Place): boolean =>
  (where.token === undefined || where.token === token) &&
  (where.setup === undefined ||
    (typeof setup === "string" ? setup : JSON.stringify(setup)).includes(JSON.stringify(where.setup).slice(1, -1)));
