import { trusted } from "../../client/src/decode.ts";
import type * as SiteScript from "./site-script.ts";
import { addressIn } from "./script-address.ts";

/**
 * `lectern-voice.js`, the only file with an address that customers write down. It runs as a classic script and as a module, so it has neither
 * imports nor exports: it loads the element or, where its address names a project, what places the agent on the page.
 */

/** Files beside it, named by the build. */
declare const elementFile: string;
declare const siteScriptFile: string;

const failed = "Lectern's voice agent could not be loaded:";

const begin = async (address: string): Promise<void> => {
  const url = new URL(address);
  const project = url.searchParams.get("project");
  const load = async (file: string) => trusted<typeof SiteScript>(await import(new URL(`./assets/${file}`, url).href));
  if (project === null) await load(elementFile);
  else (await load(siteScriptFile)).showAgent({ project, baseUrl: url.origin }, async () => load(elementFile));
};

try {
  // Modules have no current script, and builders move and copy scripts: the stack names the file that runs.
  const seen = [Reflect.get(document.currentScript ?? {}, "src"), new Error("seen").stack];
  for (const { src } of document.scripts) seen.push(src);
  const address = addressIn(seen.join("\n"));
  const run = (): void => {
    begin(address).catch((error: unknown) => console.error(failed, error));
  };
  // A page that nobody sees yet, and perhaps never: what the page before has left is for the one that is seen.
  if (Reflect.get(document, "prerendering") === true) document.addEventListener("prerenderingchange", run, { once: true });
  else run();
} catch (error) {
  console.error(failed, error);
}
