import { trusted } from "../../client/src/decode.ts";

let imports = 0;

/**
 * Loads a module, with a second try. Browsers remember that a module could not be loaded (Chromium 153 does;
 * https://github.com/whatwg/html/pull/10327): only another URL is requested again. Those that remember name the URL in their message.
 */
export const importAgain = async <Module>(load: () => Promise<Module>): Promise<Module> => {
  try {
    return await load();
  } catch (error) {
    const [address] = /https?:[^\s"')]+/.exec(String(error)) ?? [];
    if (address === undefined) return load();
    imports += 1;
    return trusted<Module>(await import(`${address.replace(/\?.*/, "")}?${imports}`));
  }
};
