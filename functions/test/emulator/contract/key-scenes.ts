import { exampleKeyId } from "../../../contract/keys.ts";
import { firestore } from "../../support/admin-app.ts";
import type { EndpointName, Reply } from "../../support/api.ts";
import { aMember } from "../../support/people.ts";
import { storeKeys } from "../../support/api-keys.ts";
import { provision } from "../../support/visitors.ts";
import type { ExampleWorld } from "./example-world.ts";
import { byStranger, type Scenes } from "./scenes.ts";

const byAdmin = async (world: ExampleWorld, operation: EndpointName, body?: object, keyId = exampleKeyId): Promise<Reply> => {
  const admin = await aMember(world.project.id, "admin");
  await provision(admin, { profile: { first_name: "Ada", last_name: "Lovelace", language: "en" } });
  return world.ask(operation, { token: admin.token, draftId: keyId, ...(body !== undefined && { body }) });
};

/** The examples of keys. */
export const keyScenes: Scenes = {
  "keysList forbidden": byStranger("keysList"),
  "keys forbidden": byStranger("keys"),
  "keysRevoke forbidden": byStranger("keysRevoke"),
  "keysList keys": async (world) => {
    const ada = await aMember(world.project.id, "admin");
    await provision(ada, { profile: { first_name: "Ada", last_name: "Lovelace", language: "en" } });
    await firestore.doc(`projects/${world.project.id}/api_keys/${exampleKeyId}`).set({
      name: "Opening hours",
      scopes: ["read", "write"],
      created_at: new Date(),
      created_by: ada.uid,
      expires_at: new Date(),
      revoked_at: null,
    });
    return world.ask("keysList", { token: ada.token });
  },
  "keys made": async (world) => byAdmin(world, "keys"),
  "keys invalid_request": async (world) => byAdmin(world, "keys", { name: "Late", scopes: ["read"], expires_at: "2020-01-01T00:00:00Z" }),
  "keys too_many_keys": async (world) => {
    await storeKeys(world.project.id, 20);
    return byAdmin(world, "keys");
  },
  "keysRevoke revoked": async (world) => {
    const [key] = await storeKeys(world.project.id, 1);
    return byAdmin(world, "keysRevoke", undefined, key?.keyId);
  },
  "keysRevoke not_found": async (world) => byAdmin(world, "keysRevoke"),
};
