import { prices } from "../../contract/bounds/prices.ts";

/** How much one voice session uses of everything that is billed. */
export interface SessionUse {
  readonly requests: number;
  readonly reads: number;
  readonly writes: number;
  readonly deletes: number;
  /** Of all its requests: if each has its own instance, and if instances are shared. */
  readonly vcpuSec: Range;
  readonly gibSec: Range;
}

/** The extremes: requests that fill their instances, and requests that arrive one at a time. */
export interface Range {
  readonly busy: number;
  readonly alone: number;
}

/** US dollars a month. */
interface MonthlyCost {
  readonly firestore: number;
  readonly functions: Range;
  readonly logs: number;
  readonly hosting: number;
  /** The sum of the above. */
  readonly backend: Range;
  readonly voice: number;
  readonly calls: number;
}

const daysAMonth = 30;

/** The monthly cost of this many sessions a day, at list prices minus the free quota. */
export function costOfMonth(use: SessionUse, sessionsADay: number): MonthlyCost {
  const sessions = sessionsADay * daysAMonth;
  const firestore = firestoreCost(use, sessions);
  const functions = mapRange((load) => functionCost(use, sessions, load));
  const logs = beyond(gib(sessions * use.requests * prices.logs.bytesPerRequest), prices.logs.freeGib) * prices.logs.perGib;
  const hosting = beyond((sessions * use.requests * prices.hosting.bytesPerAnswer) / 1e9, prices.hosting.freeGb) * prices.hosting.perGb;
  return {
    firestore,
    functions,
    logs,
    hosting,
    backend: mapRange((load) => firestore + functions[load] + logs + hosting),
    voice: sessions * prices.voice.minutesPerSession * prices.voice.perMinute,
    calls: sessions * prices.calls.perSession * prices.calls.perCall,
  };
}

const mapRange = (amountOf: (load: keyof Range) => number): Range => ({ busy: amountOf("busy"), alone: amountOf("alone") });

function firestoreCost({ reads, writes, deletes }: SessionUse, sessions: number): number {
  const { per100kReads, per100kWrites, per100kDeletes, freeADay } = prices.firestore;
  return (
    (beyond(sessions * reads, freeADay.reads * daysAMonth) * per100kReads +
      beyond(sessions * writes, freeADay.writes * daysAMonth) * per100kWrites +
      beyond(sessions * deletes, freeADay.deletes * daysAMonth) * per100kDeletes) /
    100_000
  );
}

function functionCost({ requests, vcpuSec, gibSec }: SessionUse, sessions: number, load: keyof Range): number {
  const { perMillionRequests, perVcpuSecond, perGibSecond, freeAMonth } = prices.functions;
  return (
    (beyond(sessions * requests, freeAMonth.requests) * perMillionRequests) / 1e6 +
    beyond(sessions * vcpuSec[load], freeAMonth.vcpuSec) * perVcpuSecond +
    beyond(sessions * gibSec[load], freeAMonth.gibSec) * perGibSecond
  );
}

const beyond = (amount: number, free: number): number => Math.max(0, amount - free);

const gib = (bytes: number): number => bytes / 1024 ** 3;
