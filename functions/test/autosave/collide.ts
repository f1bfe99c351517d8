import { settled, type World } from "./autosave-world.ts";
import type { Choice } from "./typed-lines.ts";

/** Two tabs of one person write in one place, and the second one must decide: by chance this would be rare. */
export const collide = async (world: World, how: Choice): Promise<void> => {
  const two = [world.tab(0), world.tab(1)];
  for (const tab of two) world.type(tab, "start");
  await world.wait(500);
  for (const tab of two) {
    tab.autosave.flush();
    for (let requests = 0; requests < 2; requests++) {
      await settled();
      world.travel(tab, "answered");
    }
    await settled();
    world.resolve(tab, how);
  }
};
