import { requestLimits } from "../../platform/http/limits.ts";
import { shareReading } from "../../platform/core/share-reading.ts";
import type { PublishedStore } from "./published-store.ts";
import { publishedStore } from "./store.ts";

const kept = { forMs: requestLimits.publicRepeatMs, entries: requestLimits.publicRepeated };

/** What is around the pages of a site is read once a second by an instance: whoever invents questions causes what looking for one page does. */
export const sharedStore: PublishedStore = {
  ...publishedStore,
  listTemplates: shareReading(publishedStore.listTemplates, kept),
  findTemplate: shareReading(publishedStore.findTemplate, kept),
  findPlacesAt: shareReading(publishedStore.findPlacesAt, kept),
  findLivePlace: shareReading(publishedStore.findLivePlace, kept),
  findTranslations: shareReading(publishedStore.findTranslations, kept),
};
