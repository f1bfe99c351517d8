import * as z from "zod";
import type { Deployment } from "../read-deployment.ts";
import { advised, type Finding } from "./finding.ts";
import type { Google } from "../google.ts";

const WebApps = z.object({ apps: z.optional(z.array(z.unknown())) });
const Configuration = z.object({ signIn: z.optional(z.object({ email: z.optional(z.object({ enabled: z.optional(z.boolean()) })) })) });

const hasWebApp = (body: unknown): boolean => (WebApps.parse(body).apps ?? []).length > 0;

const findEmailProvider = (body: unknown): "on" | "off" => (Configuration.parse(body).signIn?.email?.enabled === true ? "on" : "off");

const providersPage = (projectId: string): string => consoleOf(projectId, "authentication/providers");

const consoleOf = (projectId: string, page: string): string => `https://console.firebase.google.com/project/${projectId}/${page}`;

/** Without a web app, Hosting gives the hosted pages no project to sign in to. Teams that use only their own pages need none. */
export async function checkWebApp({ projectId }: Deployment, google: Google): Promise<readonly Finding[]> {
  const answer = await google.get("firebase", `projects/${projectId}/webApps`);
  if (answer.kind === "refused")
    return [advised(`This account may not see web apps: ${answer.reason}`, consoleOf(projectId, "settings/general"))];
  if (answer.kind === "found" && hasWebApp(answer.body)) return [];
  return [
    advised(
      "The Firebase project has no web app: nobody can sign in to the hosted editor and the voice page.",
      `firebase apps:create WEB Lectern --project ${projectId}`,
    ),
  ];
}

/** The hosted pages ask for an email address and a password. If Authentication was never set up, it has no configuration at all. */
export async function checkEmailProvider({ projectId }: Deployment, google: Google): Promise<readonly Finding[]> {
  const answer = await google.get("identities", `projects/${projectId}/config`);
  const providers = providersPage(projectId);
  if (answer.kind === "refused") return [advised(`This account may not see how people sign in: ${answer.reason}`, providers)];
  if (answer.kind === "found" && findEmailProvider(answer.body) === "on") return [];
  return [
    advised(
      "Signing in with email and password is switched off: nobody can sign in to the hosted editor and the voice page.",
      answer.kind === "found"
        ? `Switch on "Email/Password": ${providers}`
        : `Press "Get started", then switch on "Email/Password": ${providers}`,
    ),
  ];
}
