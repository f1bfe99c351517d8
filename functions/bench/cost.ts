import type { Machine } from "./deployed-functions.ts";
import { prices } from "../contract/bounds/prices.ts";
import type { Traffic } from "./traffic.ts";

/** US dollars for a million requests. */
interface Cost {
  readonly firestore: number;
  /** Requests that arrive one at a time: each is billed for its own time, rounded up. */
  readonly functionAlone: number;
  /** Requests that fill their instances: they share the billed time. */
  readonly functionBusy: number;
}

interface Work {
  readonly traffic: Traffic;
  /** Median time of a warm request on the local stack. */
  readonly warmMs: number;
  readonly machine: Machine;
}

const million = 1_000_000;

/** 20 ms: how much longer a request to Firestore or Identity Toolkit takes in production than here. Estimated, not measured. */
export const remoteMs = 20;

export function costOfMillion({ traffic, warmMs, machine }: Work): Cost {
  const { perMillionRequests, billedStepMs } = prices.functions;
  const takenMs = warmMs + (traffic.roundTrips + traffic.lookups) * remoteMs;
  const aloneMs = Math.ceil(takenMs / billedStepMs) * billedStepMs;
  // A request mostly computes here, so an instance cannot process several at the same time.
  const busyMs = Math.max(warmMs, takenMs / machine.concurrency);
  return {
    firestore: million * costOfDocuments(traffic),
    functionAlone: perMillionRequests + million * costOfTime(aloneMs, machine),
    functionBusy: perMillionRequests + million * costOfTime(busyMs, machine),
  };
}

function costOfDocuments({ reads, writes, deletes }: Traffic): number {
  const { per100kReads, per100kWrites, per100kDeletes } = prices.firestore;
  return (reads * per100kReads + writes * per100kWrites + deletes * per100kDeletes) / 100_000;
}

function costOfTime(ms: number, { cpu, availableMemoryMb }: Machine): number {
  const { perVcpuSecond, perGibSecond } = prices.functions;
  return (ms / 1000) * (cpu * perVcpuSecond + (availableMemoryMb / 1024) * perGibSecond);
}
