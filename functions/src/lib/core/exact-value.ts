import type { UnknownRecord } from "./unknown-record.ts";

/**
 * A stored value that JavaScript could not write back as it was: a time, a reference, an integer beyond 2^53, the double 1.0.
 * It carries what the database sent, so that a copy of it is the same to the bit.
 */
export class ExactValue {
  /** As the database sent it. */
  readonly wire: UnknownRecord;
  /** Its form in JSON. */
  readonly shown: unknown;
  /** Bytes that the database counts for it. */
  readonly bytes: number;

  constructor(wire: UnknownRecord, shown: unknown, bytes: number) {
    this.wire = wire;
    this.shown = shown;
    this.bytes = bytes;
  }
}
