import { Timestamp } from "firebase-admin/firestore";

/** The update time of a record as a string: microseconds matter, so a Date would not do. */
export const toWriteToken = (updateTime: Timestamp): string => `${updateTime.seconds}.${updateTime.nanoseconds}`;

export const toUpdateTime = (writeToken: string): Timestamp => {
  const [seconds, nanoseconds] = writeToken.split(".").map(Number);
  return new Timestamp(seconds ?? 0, nanoseconds ?? 0);
};

/** The creation time of a record, in microseconds since 1970: no two generations of a document have the same. */
export const toGeneration = (createTime: Timestamp): string => (createTime.seconds * 1e6 + createTime.nanoseconds / 1e3).toString(36);
