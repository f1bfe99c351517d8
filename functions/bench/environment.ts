import { type Addresses, toEnvironment } from "../local/stack/addresses.ts";
import { localSecrets } from "../local/stack/local-secrets.ts";
import type { Parameters } from "../local/stack/env-file.ts";
import { localParameters } from "../local/stack/parameters.ts";

/** The environment of a function: the parameters of the local project, and the addresses of the stack and its fakes. */
export const functionEnvironment = (addresses: Addresses, ofFakes: Parameters): Parameters => ({
  ...localParameters(),
  ...toEnvironment(addresses),
  ...ofFakes,
  ...localSecrets,
});
