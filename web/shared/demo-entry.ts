import { manager, password } from "./demo-people.ts";
import type { SignIn } from "./sign-in.ts";

/** Signs in the demo's manager, unless somebody is signed in. */
export const enterDemo = async (signIn: SignIn): Promise<void> => {
  let stop = (): void => undefined;
  const isNobody = await new Promise<boolean>((resolve) => {
    stop = signIn.watch((person) => resolve(person === undefined));
  });
  stop();
  if (isNobody) await signIn.enter(manager.email, password);
};
