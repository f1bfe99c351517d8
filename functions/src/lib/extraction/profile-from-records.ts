import { confidence, makeProfile } from "./make-profile.ts";
import type { ExtractedProfile, ExtractionCompany } from "./extraction.ts";
import { speakHours } from "./speak-hours.ts";

/** What the registry and the map service say about the company. `language` is that of the hours. */
export const profilesFromRecords = ({ name, registry, places }: ExtractionCompany, language: string): readonly ExtractedProfile[] => [
  makeProfile(
    { kind: "registry", url: registry?.url ?? null },
    {
      texts: {
        name: [name, confidence.registry],
        phone: [registry?.phone, confidence.text],
        email: [registry?.email, confidence.text],
        address: [registry?.address, confidence.registry],
        service_area: [registry?.town, confidence.inferred],
        industry: [registry?.industry, confidence.registry],
        summary: [registry?.purpose, confidence.inferred],
      },
    },
  ),
  makeProfile(
    { kind: "places", url: places?.url ?? null },
    {
      texts: {
        phone: [places?.phone, confidence.places],
        address: [places?.address, confidence.places],
        service_area: [places?.town, confidence.inferred],
        industry: [places?.category, confidence.places],
        opening_hours: [speakHours(places?.openingTimes ?? [], language), confidence.places],
      },
      openingTimes: [places?.openingTimes, confidence.places],
    },
  ),
];
