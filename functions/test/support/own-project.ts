import { localSecrets } from "../../local/stack/local-secrets.ts";
import { readPortOffset } from "../../local/stack/firebase-config.ts";
import { readParameters } from "../../local/stack/parameters.ts";
import { stackDir } from "../../local/stack/paths.ts";
import type { FunctionName, PublicName } from "../../src/lib/platform/config/runtime.ts";
import { type Instance, startInstance } from "./instances.ts";

/**
 * Whether these tests have a Google project of their own (`ownProject` in `scripts/checks/spec-groups.ts`). The stack's functions belong to
 * another one, so these tests call instances of their own, with the parameters and secrets of the stack.
 */
export const hasOwnProject = process.env["LECTERN_OWN_PROJECT"] === "1";

const instances = new Map<FunctionName | PublicName, Promise<Instance>>();

/** The URL of the tests' only instance of a function, which is started by the first call. */
export const ownInstance = async (name: FunctionName | PublicName): Promise<string> => {
  const instance =
    instances.get(name) ?? startInstance(name, { ...readParameters(stackDir(readPortOffset(process.env))), ...localSecrets });
  instances.set(name, instance);
  return (await instance).url;
};
