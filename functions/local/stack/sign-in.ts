import * as z from "zod";
import { SetupError } from "./setup-error.ts";

export interface SignedIn {
  readonly uid: string;
  readonly idToken: string;
}

const Answer = z.object({ localId: z.string(), idToken: z.string() });
const WebConfiguration = z.object({ apiKey: z.string() });

/**
 * Signs in as the hosted pages do; without credentials, as a new anonymous user.
 *
 * @param origin of the pages, which give the key for signing in, unless it is known; undefined for the emulator, which accepts any key
 * @throws SetupError
 */
export async function signIn(
  credentials: { readonly email: string; readonly password: string } | undefined,
  origin: string | undefined,
  knownKey?: string,
): Promise<SignedIn> {
  const emulator = process.env["FIREBASE_AUTH_EMULATOR_HOST"] ?? "";
  const service = origin === undefined ? `http://${emulator}/identitytoolkit.googleapis.com` : "https://identitytoolkit.googleapis.com";
  const key = knownKey ?? (origin === undefined ? "any" : await findKey(origin));
  const response = await fetch(`${service}/v1/accounts:${credentials === undefined ? "signUp" : "signInWithPassword"}?key=${key}`, {
    method: "POST",
    // The key may be restricted to pages of this origin.
    headers: { "Content-Type": "application/json", Referer: `${origin ?? ""}/` },
    body: JSON.stringify({ ...credentials, returnSecureToken: true }),
  });
  const answer = Answer.safeParse(await response.json());
  if (answer.success) return { uid: answer.data.localId, idToken: answer.data.idToken };
  const provider = credentials === undefined ? "anonymously" : "with email and password";
  throw new SetupError(`Nobody can sign in ${provider} (${response.status}). Is that switched on? "doctor --before" says so.`);
}

const findKey = async (origin: string): Promise<string> => {
  const response = await fetch(`${origin}/__/firebase/init.json`);
  const found = WebConfiguration.safeParse(response.ok ? await response.json() : undefined);
  if (found.success) return found.data.apiKey;
  throw new SetupError(`${origin} tells of no web app to sign in to: firebase apps:create WEB Lectern --project <project>`);
};
