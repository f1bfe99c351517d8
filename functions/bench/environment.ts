import { type Addresses, toEnvironment } from "../scripts/stack/addresses.ts";
import { localSecrets } from "../scripts/stack/local-secrets.ts";
import type { Parameters } from "../scripts/stack/env-file.ts";
import { localParameters } from "../scripts/stack/parameters.ts";

/** As `.env` has it for deployments: relative to the folder of the deployment, where an instance starts. */
export const withCompileCache: Parameters = { NODE_COMPILE_CACHE: "dist/compile-cache" };

export const withoutCompileCache: Parameters = { NODE_DISABLE_COMPILE_CACHE: "1" };

/** What a function finds in its environment: the parameters of the local project, where the stack is, and its fakes. */
export const functionEnvironment = (addresses: Addresses, ofFakes: Parameters): Parameters => ({
  ...localParameters(),
  ...toEnvironment(addresses),
  ...ofFakes,
  ...localSecrets,
});
