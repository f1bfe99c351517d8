import { type Addresses, toEnvironment } from "../scripts/stack/addresses.ts";
import { localSecrets } from "../scripts/stack/local-secrets.ts";
import { localParameters, type Parameters } from "../scripts/stack/parameters.ts";

/** What a function finds in its environment: the parameters of the local project, where the stack is, and its fakes. */
export const functionEnvironment = (addresses: Addresses, ofFakes: Parameters): Parameters => ({
  ...localParameters(),
  ...toEnvironment(addresses),
  ...ofFakes,
  ...localSecrets,
});
