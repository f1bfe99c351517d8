import type { Place } from "./free-ports.ts";

/** Where the stand-ins of outside services listen in a stack. */
export interface ServicePlaces {
  readonly voice: Place;
}

export const servicePlaces = (offset: number): ServicePlaces => ({
  voice: { use: "voice service", host: "127.0.0.1", port: 9300 + offset },
});
