import type { LecternOptions } from "@lectern/client";

type GetIdToken = LecternOptions["getIdToken"];

/** `window.lectern.getIdToken`: one identity for all elements of a page, which may be set before or after they are defined. */
export const pageIdentity = (): GetIdToken | undefined => {
  const settings: unknown = Reflect.get(window, "lectern");
  if (typeof settings !== "object" || settings === null) return undefined;
  const getIdToken: unknown = Reflect.get(settings, "getIdToken");
  if (typeof getIdToken !== "function") return undefined;
  return async (options) => {
    const token: unknown = await Reflect.apply(getIdToken, settings, [options]);
    if (typeof token !== "string") throw new Error("window.lectern.getIdToken did not give a string.");
    return token;
  };
};
