import { draft } from "../seed/pages-english.ts";
import { manager, password, people } from "../../../web/shared/demo-people.ts";
import { exampleCall, projectId, siteHost } from "../seed/seed-project.ts";
import type { Addresses } from "./addresses.ts";
import type { Gemini } from "./gemini-of-stack.ts";

interface Circumstances {
  readonly logPath: string;
  readonly gemini: Gemini;
}

/** What `start` prints when the stack is ready: all addresses, and four commands to begin with. */
export function greeting(
  { hosting, sites, functions, ui, authHost, firestoreHost, fakes }: Addresses,
  { logPath, gemini }: Circumstances,
): string {
  return `
Lectern is running. Ctrl-C stops it.

  Site        ${hosting}/sites/${projectId}/
              ${sites.replace("127.0.0.1", siteHost)}/ is the same at a domain of its own
  Editor      ${hosting}/editor/
  Inbox       ${hosting}/inbox/
  Voice agent ${hosting}/voice/
  Hosting     ${hosting}
  Functions   ${functions}/<name>, for example ${functions}/editOpen
  Emulators   Auth ${authHost}, Firestore ${firestoreHost}${ui === undefined ? " (LECTERN_UI=1 adds the Emulator UI)" : `, UI ${ui}`}
  Voice       ${gemini.isReal ? `${gemini.url} is the real Gemini, billed to your key` : `${fakes.voice} is the fake of Gemini`}
  Phone       ${fakes.telephony} is the fake of Twilio: open it, and be the manager whose phone rings
  Others      translation ${fakes.translation}, company registries ${fakes.registries}, companies' websites ${fakes.web}, mail ${fakes.mail}
  Log         ${logPath}

Project "${projectId}". Logins, all with the password ${password}:

${people.map(({ email, role }) => `  ${email.padEnd(24)}${role ?? "has an identity, but is not provisioned"}`).join("\n")}

Paste these. Sign in as the manager:

${signIn(authHost)}

Open a page for editing. The response contains its draft:

${post(`${hosting}/api/projects/${projectId}/docs/edit/open`, { slug: "about", language: "en" })}

Save the draft that is there already:

${post(`${hosting}/api/projects/${projectId}/docs/edit/save`, {
  draftId: draft.id,
  metadata: { title: "Spring service, now with coffee" },
  content: draft.content,
  language: "en",
})}

Ask what the voice agent would ask, in the words of its model:

${post(`${hosting}/api/live/tools/execute -H 'x-project-id: ${projectId}'`, exampleCall)}
`;
}

const signIn = (authHost: string): string => {
  const url = `http://${authHost}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`;
  const body = JSON.stringify({ email: manager.email, password, returnSecureToken: true });
  return `TOKEN=$(curl -s '${url}' \\
  -H 'Content-Type: application/json' -d '${body}' \\
  | sed -n 's/.*"idToken": *"\\([^"]*\\)".*/\\1/p')`;
};

const post = (url: string, body: object): string => `curl -i ${url} \\
  -H "Authorization: Bearer $TOKEN" -H 'Content-Type: application/json' \\
  -d '${JSON.stringify(body)}'`;
