import { Timestamp } from "firebase-admin/firestore";

/** JSON in which a stored time is a time, as in the API: a database's own form of it tells a person nothing. */
export const toJson = (value: unknown, indent?: number): string => JSON.stringify(value, timesAsText, indent);

const timesAsText = (_key: string, value: unknown): unknown => (value instanceof Timestamp ? value.toDate().toISOString() : value);
