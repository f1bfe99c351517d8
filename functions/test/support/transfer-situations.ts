import { transferLimits } from "../../src/lib/transfers/limits.ts";
import { callStatuses, type Closed, type Transfer, type TransferEvent, type TransferState } from "../../src/lib/transfers/transfer.ts";

export const now = new Date("2026-11-21T12:00:00Z");
const after = (ms: number): Date => new Date(now.getTime() + ms);
const deadline = after(60_000);
const reservedAt = after(-5_000);
export const callerCall = "CA-caller";
const managerCall = "CA-manager";
const legs = { callerCall, managerCall, deadline };

/** A closed transfer. */
export const closed = (changes: Partial<Closed> = {}): Closed => ({
  kind: "closed",
  outcome: "caller_left",
  endedAt: after(-1_000),
  callerCall,
  managerCall,
  told: false,
  toEnd: [],
  managerListens: false,
  note: "none",
  ...changes,
});

/** Every state that a transfer can be in. */
export const states = {
  requested: { kind: "requested", deadline },
  caller_waiting: { kind: "caller_waiting", callerCall, deadline },
  dialing: { kind: "dialing", callerCall, reservedAt, deadline },
  ringing: { kind: "ringing", ...legs },
  answered: { kind: "answered", ...legs },
  connected: { kind: "connected", ...legs, entered: true, deadline: after(1_910_000) },
  "connected, on the way into the room": { kind: "connected", ...legs, entered: false, deadline: after(1_910_000) },
  "connected, and never seen in the room": { kind: "connected", ...legs, entered: false, deadline: after(1_880_000) },
  closed: closed(),
  "closed while dialing": closed({ managerCall: undefined }),
  "closed before the visitor came": closed({ outcome: "expired", callerCall: undefined, managerCall: undefined }),
  "closed and told": closed({ told: true }),
  "closed with a message to leave": closed({ note: "due" }),
  "closed with legs to end": closed({ toEnd: ["caller", "manager"] }),
  "closed a while ago": closed({ endedAt: after(-transferLimits.releaseLeaseMs) }),
} as const satisfies Readonly<Record<string, TransferState>>;

export type StateName = keyof typeof states;

export const aTransfer = (state: TransferState, changes: Partial<Transfer> = {}): Transfer => ({
  projectId: "site",
  id: "0123",
  uid: "ada",
  identity: "v_1",
  room: "x_1",
  turn: 0,
  managerPhone: "+4790000000",
  colleagues: [],
  projectName: "A site",
  visitorLanguage: "en",
  managerLanguage: "en",
  createdAt: now,
  allowances: { person: { hour: 3, day: 5 }, project: { hour: 10, day: 20 } },
  state,
  ...changes,
});

const status = (value: (typeof callStatuses)[number], call = managerCall): TransferEvent => ({
  kind: "manager_status",
  turn: 0,
  call,
  status: value,
});
const pressed = (key: string, call = managerCall, attempt = 1): TransferEvent => ({ kind: "manager_pressed", turn: 0, call, key, attempt });

/** Every event of a transfer. */
export const events: Readonly<Record<string, TransferEvent>> = {
  "the visitor arrives": { kind: "caller_arrived", call: callerCall },
  "another browser arrives": { kind: "caller_arrived", call: "CA-other" },
  "the dial is reserved": { kind: "dial_reserved" },
  "the dial is accepted": { kind: "dial_accepted", turn: 0, call: managerCall },
  "the dial is refused": { kind: "dial_refused", turn: 0, reason: "not_permitted" },
  ...Object.fromEntries(callStatuses.map((value) => [`the call is ${value}`, status(value)])),
  "another call is busy": status("busy", "CA-other"),
  "the manager answers": { kind: "manager_answered", turn: 0, call: managerCall },
  "another manager answers": { kind: "manager_answered", turn: 0, call: "CA-other" },
  "1 is pressed": pressed("1"),
  "2 is pressed": pressed("2"),
  "5 is pressed": pressed("5"),
  "no key is pressed": pressed(""),
  "5 is pressed again": pressed("5", managerCall, 2),
  "no key is pressed after a wrong one": pressed("", managerCall, 2),
  "another presses 1": pressed("1", "CA-other"),
  "the visitor leaves": { kind: "left", call: callerCall },
  "the room ends around the visitor": { kind: "left", call: callerCall, isOnLine: true },
  "the manager leaves": { kind: "left", call: managerCall },
  "another leaves": { kind: "left", call: "CA-other" },
  "the room ends": { kind: "room_ended" },
  "the visitor still hears the hold audio": { kind: "caller_on_hold" },
  "the deadline passes": { kind: "deadline_passed" },
  "an operator ends it": { kind: "deadline_passed", isEarly: true },
  "the outcome is told": { kind: "outcome_told" },
  "the manager enters the room": { kind: "entered", call: managerCall },
  "another enters the room": { kind: "entered", call: "CA-other" },
  "the caller's leg is ended": { kind: "finished", legs: ["caller"], note: undefined },
  "the team has its message": { kind: "finished", legs: [], note: "left" },
  "nobody can be reached": { kind: "finished", legs: [], note: "none" },
  "nothing could be done": { kind: "finished", legs: [], note: undefined },
};
