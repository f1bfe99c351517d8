import type { Call } from "../network/call.ts";

const dayMs = 86_400_000;

/** Whether a date fits what a query asks of it: `Name`, `Name<` and `Name>`. A day alone is all of that day, in UTC. */
const fitsDate = (query: URLSearchParams, name: string, ms: number | undefined): boolean =>
  ["", "<", ">"].every((relation) => {
    const text = query.get(`${name}${relation}`);
    if (text === null || text === "") return true;
    const wantedMs = Date.parse(text);
    if (ms === undefined || Number.isNaN(wantedMs)) return false;
    if (relation === "<") return ms < wantedMs;
    return relation === ">" ? ms >= wantedMs : ms >= wantedMs && ms < wantedMs + dayMs;
  });

const fitsText = (query: URLSearchParams, name: string, value: string): boolean => [null, "", value].includes(query.get(name));

/** A call that the network has not begun with has no start yet, and is not found by it. */
export const fitsCall =
  (query: URLSearchParams) =>
  (call: Call): boolean =>
    fitsText(query, "To", call.plan.to) &&
    fitsText(query, "From", call.plan.from) &&
    fitsText(query, "Status", call.status) &&
    fitsText(query, "ParentCallSid", "") &&
    fitsDate(query, "StartTime", call.startedMs) &&
    fitsDate(query, "EndTime", call.endedMs);
