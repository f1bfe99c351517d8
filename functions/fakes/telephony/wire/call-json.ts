import type { Call } from "../network/call.ts";
import { toTwilioDate, toTwilioDateOrNull } from "../network/formats.ts";

const subresources = [
  "notifications",
  "recordings",
  "payments",
  "events",
  "siprec",
  "streams",
  "transcriptions",
  "user_defined_message_subscriptions",
  "user_defined_messages",
];

const toPath = (name: string): string =>
  name
    .split("_")
    .map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
    .join("");

/** A call as the REST API shows it. */
export const toCallJson = (call: Call, accountSid: string): object => {
  const path = `/2010-04-01/Accounts/${accountSid}/Calls/${call.sid}`;
  const { to, from, direction, queueMs } = call.plan;
  return {
    account_sid: accountSid,
    answered_by: null,
    api_version: "2010-04-01",
    caller_name: null,
    date_created: toTwilioDate(call.createdMs),
    date_updated: toTwilioDate(call.updatedMs),
    direction,
    duration: call.durationSec === undefined ? null : String(call.durationSec),
    end_time: toTwilioDateOrNull(call.endedMs),
    forwarded_from: null,
    from,
    from_formatted: toFormatted(from),
    group_sid: null,
    parent_call_sid: null,
    phone_number_sid: null,
    price: null,
    price_unit: "USD",
    queue_time: String(Math.round(queueMs)),
    sid: call.sid,
    start_time: toTwilioDateOrNull(call.startedMs),
    status: call.status,
    subresource_uris: Object.fromEntries(subresources.map((name) => [name, `${path}/${toPath(name)}.json`])),
    to,
    to_formatted: toFormatted(to),
    trunk_sid: null,
    uri: `${path}.json`,
  };
};

const toFormatted = (number: string): string => number.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, "($1) $2-$3");

interface Listing<Item> {
  /** The name of the list in the answer. */
  readonly name: string;
  readonly items: readonly Item[];
  readonly toJson: (item: Item) => object;
  readonly path: string;
  readonly query: URLSearchParams;
}

const usualSize = 50;
const largestSize = 1_000;

/** A page of a list, with the URLs of its neighbours. */
export function toPageJson<Item>({ name, items, toJson, path, query }: Listing<Item>): object {
  const size = Math.min(Math.max(Number(query.get("PageSize") ?? usualSize) || usualSize, 1), largestSize);
  const page = Math.max(Number(query.get("Page") ?? 0) || 0, 0);
  const start = page * size;
  const shown = items.slice(start, start + size);
  const addressOf = (number: number): string => {
    const filters = new URLSearchParams([...query].filter(([key]) => key !== "Page" && key !== "PageSize" && key !== "PageToken"));
    filters.set("PageSize", String(size));
    filters.set("Page", String(number));
    if (number > 0) filters.set("PageToken", `PA${number}`);
    return `${path}?${filters.toString()}`;
  };
  return {
    [name]: shown.map(toJson),
    end: start + Math.max(shown.length - 1, 0),
    first_page_uri: addressOf(0),
    next_page_uri: start + size < items.length ? addressOf(page + 1) : null,
    page,
    page_size: size,
    previous_page_uri: page > 0 ? addressOf(page - 1) : null,
    start,
    uri: addressOf(page),
  };
}
