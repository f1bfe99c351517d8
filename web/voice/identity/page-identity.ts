import type { LecternOptions } from "@lectern/client";

/** The visitor's tokens. */
export interface Identity {
  readonly getIdToken: LecternOptions["getIdToken"] | undefined;
  readonly getAppCheckToken: LecternOptions["getAppCheckToken"];
}

/** `window.lectern`: one identity for all elements of a page, which may be set before or after they are defined. */
export const pageIdentity = (): Identity => ({
  getIdToken: tokenOfPage("getIdToken"),
  getAppCheckToken: tokenOfPage("getAppCheckToken"),
});

const tokenOfPage = (name: keyof Identity): ((...options: readonly unknown[]) => Promise<string>) | undefined => {
  const settings: unknown = Reflect.get(window, "lectern");
  if (typeof settings !== "object" || settings === null) return undefined;
  const getToken: unknown = Reflect.get(settings, name);
  if (typeof getToken !== "function") return undefined;
  return async (...options) => {
    const token: unknown = await Reflect.apply(getToken, settings, options);
    if (typeof token !== "string") throw new Error(`window.lectern.${name} did not give a string.`);
    return token;
  };
};
