import type { Kept } from "../../platform/core/memory.ts";
import { shareReading } from "../../platform/core/share-reading.ts";
import type { PublishedStore } from "./published-store.ts";

/** What is around the pages of a site is read once a while by an instance: whoever invents questions causes what looking for one page does. */
export const sharePublished = (store: PublishedStore, kept: Kept): PublishedStore => ({
  ...store,
  listTemplates: shareReading(store.listTemplates, kept),
  findTemplate: shareReading(store.findTemplate, kept),
  findPlacesAt: shareReading(store.findPlacesAt, kept),
  findLivePlace: shareReading(store.findLivePlace, kept),
  findTranslations: shareReading(store.findTranslations, kept),
});
