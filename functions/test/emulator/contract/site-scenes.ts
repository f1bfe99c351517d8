import { liveId } from "../../../contract/docsPublish.ts";
import type { ExampleWorld } from "./example-world.ts";
import type { Scenes } from "./scenes.ts";

/** The page of the examples on a public site, with its translation. */
const publish = async (world: ExampleWorld): Promise<void> => {
  await world.changeProject({ site: { public_pages: true }, site_url: "https://bakery.example" });
  await world.storePage(liveId);
  await world.storePage("x-translation", { slug: "om-oss", language: "nb", translation_of: liveId });
};

export const siteScenes: Scenes = {
  "sitePages pages": async (world) => {
    await publish(world);
    return world.ask("sitePages", { suffix: "?limit=1" });
  },
  "sitePages not_found": async (world) => world.ask("sitePages"),
  "sitePage page": async (world) => {
    await publish(world);
    return world.ask("sitePage", { suffix: "?slug=about&language=en" });
  },
  "sitePage moved": async (world) => {
    await publish(world);
    await world.storeRedirect("about-us", "about");
    return world.ask("sitePage", { suffix: "?slug=about-us" });
  },
  "sitePage invalid_request": async (world) => world.ask("sitePage", { suffix: "?slug=a%3Fb" }),
  "sitePage not_found": async (world) => {
    await publish(world);
    return world.ask("sitePage", { suffix: "?slug=none" });
  },
};
