import type { Place } from "./free-ports.ts";

/** Where the fakes of outside services listen in a stack. */
export interface FakePlaces {
  readonly voice: Place;
  readonly translation: Place;
  readonly telephony: Place;
  readonly registries: Place;
  readonly web: Place;
  readonly storage: Place;
  readonly mail: Place;
}

export const fakePlaces = (offset: number): FakePlaces => ({
  voice: place("fake of Gemini", 9300 + offset),
  translation: place("fake of Cloud Translation", 9301 + offset),
  telephony: place("fake of Twilio", 9302 + offset),
  registries: place("fakes of company registries", 9303 + offset),
  web: place("fake of the web", 9304 + offset),
  storage: place("fake of Cloud Storage", 9306 + offset),
  mail: place("fake of a mail server", 9305 + offset),
});

const place = (use: string, port: number): Place => ({ use, host: "127.0.0.1", port });

/** The URL at which browsers call the fake of Twilio. */
export const signallingUrlOf = ({ telephony: { host, port } }: FakePlaces): string => `ws://${host}:${port}/signal`;

export const urlOf = ({ host, port }: Place): string => `http://${host}:${port}`;
