import { setTimeout as pause } from "node:timers/promises";
import * as z from "zod";
import { SetupError } from "../stack/setup-error.ts";
import { findEmailProvider, hasWebApp, providersPage } from "./checks/sign-in.ts";
import type { Deployment } from "./deployment.ts";
import { type Google, NoAnswer } from "./google.ts";
import { planBucket } from "./set-up-bucket.ts";
import { requireFound, type Step } from "./set-up-step.ts";

interface SetUp {
  readonly isDryRun: boolean;
  readonly say: (line: string) => void;
}

/**
 * Creates what people need to sign in to the hosted pages, and the bucket for pictures. Existing resources are kept, so it can be repeated.
 * Returns whether everything is done.
 *
 * @throws SetupError when an API refuses or does not answer
 */
export async function setUp(deployment: Deployment, google: Google, options: SetUp): Promise<boolean> {
  return carryOut(deployment, google, options).catch((error: unknown) => {
    throw error instanceof NoAnswer ? new SetupError(`${error.message}\n${error.mend}`) : error;
  });
}

const carryOut = async (deployment: Deployment, google: Google, { isDryRun, say }: SetUp): Promise<boolean> => {
  const steps = [
    await planWebApp(deployment, google),
    await planEmailProvider(deployment, google),
    ...(await planBucket(deployment, google)),
  ];
  for (const step of steps) {
    if (step.kind === "there") say(`There already: ${step.what}.`);
    else if (step.kind === "left") say(`Left to you: ${step.what}.\n${step.how.replaceAll(/^/gm, "    ")}`);
    else if (isDryRun) say(`Would be made: ${step.what}.`);
    else {
      await step.make();
      say(`Made: ${step.what}.`);
    }
  }
  return steps.every(({ kind }) => kind === "there" || (kind === "makes" && !isDryRun));
};

const planWebApp = async ({ projectId }: Deployment, google: Google): Promise<Step> => {
  const what = "a web app, which tells the hosted pages of their project";
  if (requireFound(await google.get("firebase", `projects/${projectId}/webApps`), "see web apps", hasWebApp))
    return { kind: "there", what };
  const make = async (): Promise<void> => {
    const answer = await google.post("firebase", `projects/${projectId}/webApps`, { displayName: "Lectern" });
    await untilDone(google, requireFound(answer, "make a web app", parseOperation));
  };
  return { kind: "makes", what, make };
};

/** If Authentication was never set up, the API could only do so by upgrading the project to Identity Platform, which has other prices. */
const planEmailProvider = async ({ projectId }: Deployment, google: Google): Promise<Step> => {
  const what = "signing in with e-mail and password";
  const answer = await google.get("identities", `projects/${projectId}/config`);
  const found = answer.kind === "absent" ? "unopened" : requireFound(answer, "see how people sign in", findEmailProvider);
  if (found === "unopened")
    return { kind: "left", what, how: `Press "Get started", then switch on "Email/Password": ${providersPage(projectId)}` };
  if (found === "on") return { kind: "there", what };
  const make = async (): Promise<void> => {
    const mask = "signIn.email.enabled,signIn.email.passwordRequired";
    const signIn = { email: { enabled: true, passwordRequired: true } };
    const changed = await google.patch("identities", `projects/${projectId}/config?updateMask=${mask}`, { signIn });
    requireFound(changed, "change how people sign in", () => undefined);
  };
  return { kind: "makes", what, make };
};

const Operation = z.object({
  name: z.string(),
  done: z.optional(z.boolean()),
  error: z.optional(z.object({ message: z.optional(z.string()) })),
});

type Operation = z.output<typeof Operation>;

const parseOperation = (body: unknown): Operation => Operation.parse(body);

/** @throws SetupError when the operation fails or takes too long */
const untilDone = async (google: Google, begun: Operation): Promise<void> => {
  let operation = begun;
  for (let round = 0; round < mostRounds; round++) {
    if (operation.error !== undefined)
      throw new SetupError(`The web app could not be made: ${operation.error.message ?? "no reason was given"}`);
    if (operation.done === true) return;
    await pause(betweenRoundsMs);
    operation = requireFound(await google.get("firebase", operation.name), "see how the web app is made", parseOperation);
  }
  throw new SetupError("The web app takes long to be made. Run this again in a minute: what is there is not made twice.");
};

/** 30 s: a web app usually exists within seconds. */
const mostRounds = 60;
const betweenRoundsMs = 500;
