import type { Place } from "./free-ports.ts";

/** Where the stand-ins of outside services listen in a stack. */
export interface ServicePlaces {
  readonly voice: Place;
  readonly translation: Place;
  readonly telephony: Place;
  readonly registries: Place;
  readonly web: Place;
}

export const servicePlaces = (offset: number): ServicePlaces => ({
  voice: place("voice service", 9300 + offset),
  translation: place("translation service", 9301 + offset),
  telephony: place("telephone service", 9302 + offset),
  registries: place("company registries", 9303 + offset),
  web: place("web of company sites", 9304 + offset),
});

const place = (use: string, port: number): Place => ({ use, host: "127.0.0.1", port });

export const urlOf = ({ host, port }: Place): string => `http://${host}:${port}`;
