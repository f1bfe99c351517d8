import { getAppCheck } from "firebase-admin/app-check";
import * as z from "zod";

const WebConfiguration = z.object({ appId: z.string() });

/** A token for the web app of the hosted pages, which an operator may have made. @throws Error that says why there is none */
export async function makeAppCheckToken(origin: string): Promise<string> {
  const response = await fetch(`${origin}/__/firebase/init.json`);
  const found = WebConfiguration.safeParse(await response.json().catch(() => undefined));
  if (!found.success) throw new Error("Hosting names no web app in /__/firebase/init.json.");
  return (await getAppCheck().createToken(found.data.appId)).token;
}
