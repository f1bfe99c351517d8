import type * as z from "zod/mini";
import type { PublicName } from "../config/runtime.ts";
import type { Endpoint } from "./endpoint.ts";
import type { PathParameters } from "./path.ts";
import { publicPage } from "./public-page.ts";
import { type AskedText, repeatedAnswer } from "./repeated-answer.ts";

interface PublicReadDefinition<Path extends string, Query, Shown extends object> {
  readonly name: PublicName;
  readonly path: Path;
  /** The parameters of the address that make a difference. All others are ignored. */
  readonly query: z.ZodMiniType<Query>;
  readonly read: (asked: AskedText<PathParameters<Path>, Query>) => Promise<Shown>;
}

/** Makes a deployed function whose JSON anybody may read, from pages of any origin, and caches may keep for less than a minute. */
export const publicRead = <const Path extends string, Query, Shown extends object>({
  name,
  path,
  query,
  read,
}: PublicReadDefinition<Path, Query, Shown>): Endpoint<undefined, Shown> => {
  const handle = repeatedAnswer<PathParameters<Path>, Query>({
    query,
    read: async (asked) => ({ type: "application/json; charset=utf-8", body: toJson(await read(asked)) }),
  });
  const page = publicPage({ name, path, isForAnyOrigin: true, handle });
  return Object.assign(page, { method: "GET", methods: ["GET"], bodySchema: undefined, maxBodyBytes: 0 } as const);
};

/** An owner's text in it begins no element, whoever takes it for HTML. The sign is in strings only. */
const toJson = (shown: object): string => JSON.stringify(shown).replaceAll("<", String.raw`\u003c`);
