import type { DocumentSnapshot } from "firebase-admin/firestore";
import { under } from "../firestore/database.ts";
import { asCount, asDate, asRecord } from "../firestore/decode.ts";
import { toWriteToken } from "../firestore/write-token.ts";
import { dayFields } from "./budget-record.ts";
import type { DailyUsage } from "./daily-usage.ts";
import type { UsageKey } from "./usage-store.ts";

/** The person first: names that begin with the day would put all of today into one place of Firestore's key range. */
export const usageRef = ({ projectId, uid, day }: UsageKey) => under(projectId, "live_usage").doc(`${uid}_${day}`);

/** DailyUsage <- document of the collection `live_usage`. */
export const parseUsage = (record: DocumentSnapshot | undefined): DailyUsage => ({
  count: asCount(record?.get("count")),
  leases: Object.entries(asRecord(record?.get("reservations"))).map(([id, until]) => ({ id, until: asDate(until) })),
  writeToken: record?.updateTime && toWriteToken(record.updateTime),
});

export const usageFields = ({ count, leases }: DailyUsage) => ({
  count,
  reservations: Object.fromEntries(leases.map(({ id, until }) => [id, until])),
});

/** What only the first write of a day stores. */
export const firstUsageFields = (key: UsageKey) => ({ uid: key.uid, ...dayFields(key) });
