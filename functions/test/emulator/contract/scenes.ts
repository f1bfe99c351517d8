import type { EndpointName, Reply } from "../../support/api.ts";
import { aPerson } from "../../support/people.ts";
import type { ExampleWorld } from "./example-world.ts";

/** Creates an example's situation, and returns the service's answer. */
export type Scene = (world: ExampleWorld) => Promise<Reply>;

/** By operation and name of the example. */
export type Scenes = Readonly<Record<string, Scene>>;

/** Somebody who has no role in the project. */
export const byStranger =
  (operation: EndpointName): Scene =>
  async (world) =>
    world.ask(operation, { token: (await aPerson()).token });
