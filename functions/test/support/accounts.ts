import * as z from "zod";
import { stack } from "./stack-addresses.ts";

/**
 * What anybody can do with Firebase Authentication who has the web key, which is public. The Auth emulator knows clients of the stack's own
 * Google project only.
 */

const Account = z.object({ localId: z.string(), idToken: z.string(), refreshToken: z.string() });

/** An account as its maker has it. */
export type Account = z.infer<typeof Account>;

const strangersPassword = "the stranger's own";

const post = async (path: string, body: object, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
  fetch(`http://${stack.authHost}/${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
  });

const accounts = async (verb: string, body: object): Promise<Response> =>
  post(`identitytoolkit.googleapis.com/v1/accounts:${verb}?key=any`, { returnSecureToken: true, ...body });

export const signUpWith = async (email: string): Promise<Account> =>
  Account.parse(await (await accounts("signUp", { email, password: strangersPassword })).json());

export const signUpAnonymously = async (): Promise<Account> => Account.parse(await (await accounts("signUp", {})).json());

/** Gives an account another address, as its owner may. */
export const changeAddress = async ({ idToken }: Pick<Account, "idToken">, email: string): Promise<Account> =>
  Account.parse(await (await accounts("update", { idToken, email, password: strangersPassword })).json());

/** Whether the stranger's password opens the account with this address. */
export const opensByPassword = async (email: string): Promise<boolean> =>
  (await accounts("signInWithPassword", { email, password: strangersPassword })).ok;

/** Whether a session goes on. */
export const isRefreshed = async ({ refreshToken }: Account): Promise<boolean> =>
  (await post("securetoken.googleapis.com/v1/token?key=any", { grantType: "refresh_token", refreshToken })).ok;

/** With a Google account that has the address. */
export const signInWithGoogle = async (email: string): Promise<Account> => {
  const idToken = JSON.stringify({ sub: `google-${email}`, email, email_verified: true });
  const postBody = new URLSearchParams({ id_token: idToken, providerId: "google.com" }).toString();
  return Account.parse(await (await accounts("signInWithIdp", { postBody, requestUri: "http://localhost" })).json());
};

const Codes = z.object({ oobCodes: z.array(z.object({ email: z.string(), requestType: z.string(), oobCode: z.string() })) });

/** The code in the newest mail of this kind about an account. */
const mailedCode = async (requestType: string, isAbout: (email: string) => boolean): Promise<string> => {
  const response = await fetch(`http://${stack.authHost}/emulator/v1/projects/${stack.projectId}/oobCodes`);
  const { oobCodes } = Codes.parse(await response.json());
  return oobCodes.findLast((code) => code.requestType === requestType && isAbout(code.email))?.oobCode ?? "";
};

/** "Forgot password", as somebody does who reads the mails to the address. */
export const choosePassword = async (email: string): Promise<Account> => {
  await accounts("sendOobCode", { requestType: "PASSWORD_RESET", email });
  const oobCode = await mailedCode("PASSWORD_RESET", (about) => about === email);
  await accounts("resetPassword", { oobCode, newPassword: "the person's own" });
  return Account.parse(await (await accounts("signInWithPassword", { email, password: "the person's own" })).json());
};

/** The link in the mail that Firebase sends to the former address of an account when it gets another one. Whether it still works. */
export const takeBackAddress = async (formerEmail: string): Promise<boolean> =>
  (await accounts("update", { oobCode: await mailedCode("RECOVER_EMAIL", (about) => about === formerEmail) })).ok;
