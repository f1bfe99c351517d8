import { type Addresses, toEnvironment } from "../scripts/stack/addresses.ts";
import { localSecrets } from "../scripts/stack/local-secrets.ts";
import type { Parameters } from "../scripts/stack/env-file.ts";
import { localParameters } from "../scripts/stack/parameters.ts";

/** The environment of a function: the parameters of the local project, and the addresses of the stack and its fakes. */
export const functionEnvironment = (addresses: Addresses, ofFakes: Parameters): Parameters => ({
  ...localParameters(),
  ...toEnvironment(addresses),
  ...ofFakes,
  ...localSecrets,
});
