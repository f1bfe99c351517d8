import type { Target } from "../../scripts/admin/target.ts";

/** A target whose process dies when it calls this method of Authentication or Firestore. */
export const dyingAt = (target: Target, name: "deleteUser" | "createUser" | "batch"): Target => {
  const dying = <Client extends object>(client: Client): Client =>
    new Proxy(client, {
      get: (inner, asked): unknown => {
        if (asked === name) throw new Error(`died at ${name}`);
        const method: unknown = Reflect.get(inner, asked);
        return typeof method === "function"
          ? (...parameters: readonly unknown[]): unknown => Reflect.apply(method, inner, parameters)
          : method;
      },
    });
  return { ...target, auth: dying(target.auth), firestore: dying(target.firestore) };
};
