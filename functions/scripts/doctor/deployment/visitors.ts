import * as z from "zod";
import { SetupError } from "../../../local/stack/setup-error.ts";
import { signIn } from "../../../local/stack/sign-in.ts";
import { type Check, fail, pass, warn } from "../check.ts";

const Agent = z.object({ api_key: z.nullable(z.string()) });

/** Checks that anonymous visitors can sign in, if a project is open to anyone, as the voice element signs them in. */
export const visitors: Check = {
  name: "deployment/visitors",
  run: async ({ projects, openTarget, origin, projectId, projectName }, signal) => {
    const { docs } = await (await projects()).where("visitors", "==", "anyone").select().limit(1).get();
    const [site] = docs;
    if (site === undefined) return pass("No project is open to anyone, so no visitor has to sign in anonymously.");
    const response = await fetch(`${origin}/api/sites/${encodeURIComponent(site.id)}/agent`, { signal });
    const text = await response.text();
    const agent = Agent.safeParse(response.ok ? JSON.parse(text) : undefined);
    if (!agent.success) return fail(`siteAgent answered ${response.status} for ${site.id}.`, `firebase deploy --project ${projectName}`);
    const { api_key: key } = agent.data;
    if (key === null)
      return warn(
        `${site.id} is open to anyone, but WEB_API_KEY is not set: visitors can talk to the agent only where the page signs them in.`,
        `Set WEB_API_KEY and deploy: docs/deploying.md\nThe key: https://console.firebase.google.com/project/${projectId}/settings/general`,
      );
    const target = await openTarget();
    try {
      const { uid } = await signIn(undefined, target.isReal ? origin : undefined, key);
      await target.auth.deleteUser(uid);
    } catch (error) {
      if (!(error instanceof SetupError)) throw error;
      return fail(
        `${site.id} is open to anyone, but with WEB_API_KEY nobody can sign in anonymously.`,
        `Switch on "Anonymous": https://console.firebase.google.com/project/${projectId}/authentication/providers\n` +
          "Is the key this Firebase project's, and may pages of this origin use it? https://console.cloud.google.com/apis/credentials",
      );
    }
    return pass("Anonymous visitors can sign in.");
  },
};
