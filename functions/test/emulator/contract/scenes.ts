import type { Reply } from "../../support/api.ts";
import type { ExampleWorld } from "./example-world.ts";

/** Brings about what an example shows, and answers what the service said. */
export type Scene = (world: ExampleWorld) => Promise<Reply>;

/** By operation and name of the example. */
export type Scenes = Readonly<Record<string, Scene>>;
