import * as z from "zod";
import type { Setup } from "../wire/setup.ts";

/** The conversations that an action applies to, so that tests can share a fake without affecting each other. Empty: all. */
export type Scope = z.output<typeof Scope>;

export const Scope = z
  .strictObject({
    /** Name of a token. */
    token: z.string().optional(),
    /** Contained in the setup, for example a project's instructions or its name. */
    setup: z.string().optional(),
  })
  .default({});

export const scope = { where: Scope };

export interface Place {
  /** Name of the token. */
  readonly token?: string | undefined;
  /** The setup that the token pins or will pin; as JSON while it is unparsed. */
  readonly setup: Setup | string | undefined;
}

export const isMeant = ({ where }: { readonly where: Scope }, { token, setup = "" }: Place): boolean =>
  (where.token === undefined || where.token === token) &&
  (where.setup === undefined ||
    (typeof setup === "string" ? setup : JSON.stringify(setup)).includes(JSON.stringify(where.setup).slice(1, -1)));
