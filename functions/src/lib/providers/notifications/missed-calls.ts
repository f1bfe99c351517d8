import { noteMissedCall } from "../../answers/questions/note-missed-call.ts";
import { messageStore } from "../../answers/questions/store.ts";
import { profileStore } from "../../profile/store.ts";
import { tellTeam } from "./tell-team.ts";

const stores = { messages: messageStore, getProfile: profileStore.getProfile };

/** Leaves a message about a missed call, and tells the team at once. */
export const noteAndTell = noteMissedCall({ ...stores, tellTeam });

/** The same for a sweep, whose process stops with it: the next run of the sweep of notices tells the team. */
export const noteForSweep = noteMissedCall(stores);
