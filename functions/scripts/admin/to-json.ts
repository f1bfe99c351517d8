import { Timestamp } from "firebase-admin/firestore";

/** JSON with ISO 8601 times, as in the API: people cannot read the database's own form of a time. */
export const toJson = (value: unknown, indent?: number): string => JSON.stringify(value, timesAsText, indent);

const timesAsText = (_key: string, value: unknown): unknown => (value instanceof Timestamp ? value.toDate().toISOString() : value);
