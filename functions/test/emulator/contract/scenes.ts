import type { Reply } from "../../support/api.ts";
import type { ExampleWorld } from "./example-world.ts";

/** Creates an example's situation, and returns the service's answer. */
export type Scene = (world: ExampleWorld) => Promise<Reply>;

/** By operation and name of the example. */
export type Scenes = Readonly<Record<string, Scene>>;
