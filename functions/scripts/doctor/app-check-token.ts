import { getAppCheck } from "firebase-admin/app-check";
import * as z from "zod";

const WebConfiguration = z.object({ appId: z.string() });

/** A token for the web app of the hosted pages, which operators may create. @throws Error with the reason if that fails */
export async function makeAppCheckToken(origin: string): Promise<string> {
  const response = await fetch(`${origin}/__/firebase/init.json`);
  const found = WebConfiguration.safeParse(await response.json().catch(() => undefined));
  if (!found.success) throw new Error("Hosting names no web app in /__/firebase/init.json.");
  return (await getAppCheck().createToken(found.data.appId)).token;
}
