import type { OperatorLog } from "../core/operator-log.ts";
import { notificationLimits } from "./limits.ts";
import { type Channel, channels, type Notice } from "./notice.ts";

export interface Recipients {
  readonly projectName: string;
  /** For recipients whose own language is unknown. */
  readonly language: string;
  readonly emails: readonly string[];
  /** Recipients' own languages, by address. */
  readonly languages: ReadonlyMap<string, string>;
  readonly webhook: { readonly url: string; readonly secret: string } | undefined;
}

/** @throws AppError `unavailable` when the storage does not answer (every method) */
export interface OutboxStore {
  /** Projects with due notices, longest due first. */
  readonly findDue: (now: Date, limit: number) => Promise<readonly string[]>;
  /** Leases the sending for a project. Returns a write token; undefined if another process has the lease, or nothing is to be sent. */
  readonly takeTurn: (projectId: string, now: Date) => Promise<string | undefined>;
  /** Stores when the next notice is due, unless a new one has arrived. Undefined if none is left. */
  readonly endTurn: (projectId: string, turn: string, nextAt: Date | undefined) => Promise<void>;
  /** In the order of their time. */
  readonly listNotices: (projectId: string, limit: number) => Promise<readonly Notice[]>;
  /** Undefined if the project is gone. */
  readonly findRecipients: (projectId: string) => Promise<Recipients | undefined>;
  /** Ends a notice in one channel, sent or given up, and deletes it after its last channel. */
  readonly settle: (projectId: string, notice: Notice, channel: Channel) => Promise<void>;
  readonly postpone: (projectId: string, notice: Notice, channel: Channel, nextAt: Date) => Promise<void>;
  readonly countOpenQuestions: (projectId: string, limit: number) => Promise<number>;
}

/** `refused`: a retry would not help. `nobody`: the project does not have this channel. */
export type SendOutcome = "sent" | "failed" | "refused" | "nobody";

export interface Telling {
  readonly projectId: string;
  readonly notice: Notice;
  readonly recipients: Recipients;
  /** For the digest. */
  readonly openQuestions: number;
}

/** Sends in one channel. Never throws, and takes at most `sendMs` per recipient. */
export type SendNotice = (telling: Telling, signal: AbortSignal) => Promise<SendOutcome>;

export interface SendingPorts {
  readonly store: OutboxStore;
  readonly senders: Readonly<Record<Channel, SendNotice>>;
  readonly log: OperatorLog;
  readonly now: () => Date;
}

/**
 * Sends the due notices of all projects. Returns how many were sent.
 *
 * @throws AppError `unavailable`
 */
export const sendDueNotices = async (ports: SendingPorts, signal: AbortSignal): Promise<number> => {
  const projectIds = await ports.store.findDue(ports.now(), notificationLimits.projects);
  const sent = await Promise.all(projectIds.map(async (projectId) => sendNotices(ports, projectId, signal)));
  return sent.reduce((sum, count) => sum + count, 0);
};

/**
 * Sends the due notices of a project, in order within each channel: a failed notice is retried after growing pauses, and later ones wait.
 * If a process dies after sending and before storing that, the notice is sent again.
 *
 * @throws AppError `unavailable`
 */
export const sendNotices = async (ports: SendingPorts, projectId: string, signal: AbortSignal): Promise<number> => {
  const { store, now } = ports;
  const turn = await store.takeTurn(projectId, now());
  if (turn === undefined) return 0;
  const [notices, recipients] = await Promise.all([
    store.listNotices(projectId, notificationLimits.notices),
    store.findRecipients(projectId),
  ]);
  const waiting: Date[] = [];
  let sent = 0;
  let rest = notices;
  for (const channel of channels) {
    const done = await sendInChannel(ports, { projectId, channel, notices: rest, recipients, signal });
    sent += done.sent;
    if (done.nextAt !== undefined) waiting.push(done.nextAt);
    rest = done.rest;
  }
  const nextAt = waiting.toSorted((a, b) => a.getTime() - b.getTime())[0];
  await store.endTurn(projectId, turn, nextAt ?? (notices.length < notificationLimits.notices ? undefined : now()));
  return sent;
};

interface ChannelWork {
  readonly projectId: string;
  readonly channel: Channel;
  readonly notices: readonly Notice[];
  readonly recipients: Recipients | undefined;
  readonly signal: AbortSignal;
}

const sendInChannel = async (
  { store, senders, log, now }: SendingPorts,
  { projectId, channel, notices, recipients, signal }: ChannelWork,
) => {
  const rest = [...notices];
  let sent = 0;
  for (const [index, notice] of notices.entries()) {
    if (!notice.pending.includes(channel)) continue;
    const due = notice.nextAt[channel] ?? notice.at;
    if (due > now()) return { sent, nextAt: due, rest };
    if (signal.aborted) return { sent, nextAt: now(), rest };
    const isDigest = notice.kind === "questions";
    const openQuestions = isDigest && recipients !== undefined ? await store.countOpenQuestions(projectId, 1_000) : 0;
    const hasNothing = recipients === undefined || (isDigest && openQuestions === 0);
    const outcome = hasNothing ? "nobody" : await senders[channel]({ projectId, notice, recipients, openQuestions }, signal);
    if (outcome === "failed") {
      const nextAt = nextAttempt(notice, channel, now());
      if (nextAt !== undefined) {
        await store.postpone(projectId, notice, channel, nextAt);
        return { sent, nextAt, rest };
      }
    }
    if (outcome === "failed" || outcome === "refused")
      log({ severity: "ERROR", message: "a notice was given up", project: projectId, outcome, data: { channel, kind: notice.kind } });
    await store.settle(projectId, notice, channel);
    rest[index] = { ...notice, pending: notice.pending.filter((one) => one !== channel) };
    if (outcome === "sent") sent += 1;
  }
  return { sent, nextAt: undefined, rest };
};

/** Undefined if the notice is to be given up. */
const nextAttempt = ({ at, attempts }: Pick<Notice, "at" | "attempts">, channel: Channel, now: Date): Date | undefined => {
  if (now.getTime() - at.getTime() > notificationLimits.giveUpMs) return undefined;
  const { firstPauseMs, longestPauseMs } = notificationLimits;
  return new Date(now.getTime() + Math.min(firstPauseMs * 2 ** (attempts[channel] ?? 0), longestPauseMs));
};
