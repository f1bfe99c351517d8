import type { Switchboard } from "../network/switchboard.ts";
import { Conference } from "./conference.ts";

export interface ConferenceStore {
  /** The open conference of that name, or a new one. When a conference ends, its name is free again. */
  readonly open: (switchboard: Switchboard, name: string) => Conference;
  /** Newest first. */
  readonly list: () => readonly Conference[];
  /** Removes all conferences without callbacks. */
  readonly clear: () => void;
}

export function createConferenceStore(): ConferenceStore {
  let conferences: readonly Conference[] = [];
  const findOpen = (name: string): Conference | undefined => conferences.find((room) => room.name === name && room.status !== "completed");
  return {
    open: (switchboard, name) => {
      const open = findOpen(name);
      if (open !== undefined) return open;
      const conference = new Conference(switchboard, name);
      conferences = [conference, ...conferences];
      return conference;
    },
    list: () => conferences,
    clear: () => {
      for (const conference of conferences) conference.silence();
      conferences = [];
    },
  };
}
