import { type Addresses, toEnvironment } from "../scripts/stack/addresses.ts";
import { localSecrets } from "../scripts/stack/local-secrets.ts";
import type { Parameters } from "../scripts/stack/env-file.ts";
import { localParameters } from "../scripts/stack/parameters.ts";

/** As in `.env` for deployments: relative to the working directory of an instance. */
export const withCompileCache: Parameters = { NODE_COMPILE_CACHE: "dist/compile-cache" };

export const withoutCompileCache: Parameters = { NODE_DISABLE_COMPILE_CACHE: "1" };

/** The environment of a function: the parameters of the local project, and the addresses of the stack and its fakes. */
export const functionEnvironment = (addresses: Addresses, ofFakes: Parameters): Parameters => ({
  ...localParameters(),
  ...toEnvironment(addresses),
  ...ofFakes,
  ...localSecrets,
});
