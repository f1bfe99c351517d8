import type { OperatorLog } from "../platform/core/operator-log.ts";
import { settleAll } from "../platform/core/settle-in-order.ts";
import { withinTime } from "../platform/core/time-limit.ts";
import { type Failing, inOrder, isGivenUp, nextDue, toFailure } from "./failing.ts";
import { notificationLimits } from "./limits.ts";
import type { Notice } from "./notice.ts";
import { isFor, type Mailbox, type Person, type Recipient, type Recipients, recipientsOf, type Webhook } from "./recipient.ts";

/** @throws AppError `unavailable` when the storage does not answer (every method) */
export interface NoticeStore {
  /** Notices that are due for somebody, longest due first. */
  readonly listDue: (projectId: string, now: Date, limit: number) => Promise<readonly Notice[]>;
  /** Undefined if the project is gone. */
  readonly findRecipients: (projectId: string) => Promise<Recipients | undefined>;
  /** Whom to call, and when; undefined if the message is gone, or is none of that kind. */
  readonly findCallBack: (projectId: string, itemId: string) => Promise<CallBackNews | undefined>;
  readonly countOpenQuestions: (projectId: string, limit: number) => Promise<number>;
  /** Notes that a recipient has had it, or will never have it. */
  readonly settle: (projectId: string, noticeId: string, key: string) => Promise<void>;
  readonly postpone: (projectId: string, notice: Notice, dueAt: Date) => Promise<void>;
  readonly remove: (projectId: string, noticeId: string) => Promise<void>;
}

/** What the mail about a call back says. */
interface CallBackNews {
  readonly name: string | null;
  /** E.164. */
  readonly phone: string | null;
  /** By the clock of the site: `2026-11-30T14:00`. */
  readonly siteTime: string;
}

/** `refused`: a retry would not help. */
export type SendOutcome = "sent" | "failed" | "refused";

export interface Telling {
  readonly projectId: string;
  readonly notice: Notice;
  readonly recipients: Recipients;
  /** For the digest. */
  readonly openQuestions: number;
  /** For a call back. */
  readonly callBack: CallBackNews | undefined;
}

/** Sends to one recipient. Never throws, and takes at most `sendMs`. */
export type SendNotice<To extends Recipient> = (telling: Telling, to: To) => Promise<SendOutcome>;

export interface DeliveryPorts {
  readonly store: NoticeStore;
  readonly senders: { readonly mail: SendNotice<Mailbox>; readonly webhook: SendNotice<Webhook> };
  /**
   * The address that somebody has proved to be theirs; undefined if there is none, or they can no longer sign in.
   *
   * @throws AppError `unavailable`
   */
  readonly findAddress: (uid: string) => Promise<string | undefined>;
  readonly log: OperatorLog;
  readonly now: () => Date;
}

interface DeliveryTurn {
  readonly projectId: string;
  readonly begunAt: Date;
  readonly failing: Failing;
  readonly signal: AbortSignal;
}

/**
 * The sending for a project, while this process has the turn. Each recipient gets one notice after the other and waits for no other
 * recipient.
 */
export class Delivery {
  readonly #ports: DeliveryPorts;
  readonly #turn: DeliveryTurn;
  #failing: Failing;
  /** Not yet had by everybody, by ID. */
  readonly #notices = new Map<string, Notice>();
  /** IDs of those that somebody has had. */
  readonly #sent = new Set<string>();
  #everybody: readonly Recipient[] = [];

  constructor(ports: DeliveryPorts, turn: DeliveryTurn) {
    this.#ports = ports;
    this.#turn = turn;
    this.#failing = turn.failing;
  }

  /** How many notices somebody got. */
  get sent(): number {
    return this.#sent.size;
  }

  get failing(): Failing {
    return this.#failing;
  }

  /** @throws AppError `unavailable` */
  async run(): Promise<void> {
    const { store } = this.#ports;
    const { projectId, begunAt } = this.#turn;
    const recipients = await store.findRecipients(projectId);
    this.#everybody = recipients === undefined ? [] : recipientsOf(recipients);
    const keys = new Set(this.#everybody.map(({ key }) => key));
    this.#failing = new Map([...this.#failing].filter(([key]) => keys.has(key)));
    for (let isMore = true; isMore && !this.#isTimeOver;) {
      const due = await store.listDue(projectId, begunAt, notificationLimits.notices);
      isMore = due.length === notificationLimits.notices;
      const openQuestions = due.some(({ kind }) => kind === "questions") ? await this.#countQuestions() : 0;
      const wanted = due.filter((notice) => this.#nextDue(notice) !== undefined && (notice.kind !== "questions" || openQuestions > 0));
      await Promise.all(due.filter((notice) => !wanted.includes(notice)).map(async ({ id }) => store.remove(projectId, id)));
      if (recipients !== undefined) await this.#sendToAll(wanted, { projectId, recipients, openQuestions });
    }
  }

  async #countQuestions(): Promise<number> {
    return this.#ports.store.countOpenQuestions(this.#turn.projectId, notificationLimits.countedQuestions);
  }

  async #sendToAll(wanted: readonly Notice[], telling: Omit<Telling, "notice" | "callBack">): Promise<void> {
    const { projectId, begunAt } = this.#turn;
    this.#notices.clear();
    for (const notice of wanted) this.#notices.set(notice.id, notice);
    const lanes: Promise<void>[] = [];
    for (const to of this.#inTurn()) {
      const lane = this.#sendAllTo(to, telling);
      lanes.push(lane);
      // Nobody waits for a slow one. Otherwise one thing is sent at a time, so that only one is sent again if the process dies.
      await withinTime(Promise.allSettled([lane]), notificationLimits.patienceMs);
    }
    const { failures } = await settleAll(lanes);
    for (const notice of this.#notices.values()) {
      const dueAt = this.#nextDue(notice);
      if (dueAt !== undefined && dueAt > begunAt) await this.#ports.store.postpone(projectId, notice, dueAt);
    }
    if (failures.length > 0) throw failures[0];
  }

  /** Those who have waited longest first: if time is short, retries come after first attempts. */
  #inTurn(): readonly Recipient[] {
    const waiting = this.#everybody.flatMap((to) => {
      const [first] = this.#waitingFor(to);
      return first === undefined ? [] : [{ to, since: this.#failing.get(to.key)?.nextAt ?? first.at }];
    });
    return waiting.toSorted((a, b) => a.since.getTime() - b.since.getTime()).map(({ to }) => to);
  }

  #waitingFor(to: Recipient): readonly Notice[] {
    const { key } = to;
    const failure = this.#failing.get(key);
    if (failure !== undefined && failure.nextAt > this.#turn.begunAt) return [];
    return inOrder(
      [...this.#notices.values()].filter((notice) => isFor(to, notice) && !notice.settled.has(key)),
      failure,
    );
  }

  /** Until one fails, because the next one is likely to fail too. */
  async #sendAllTo(to: Recipient, telling: Omit<Telling, "notice" | "callBack">): Promise<void> {
    const { senders } = this.#ports;
    for (const notice of this.#waitingFor(to)) {
      if (this.#isTimeOver) return;
      const { kind, itemId } = notice;
      const isCallBack = kind === "call_back" && itemId !== null;
      const callBack = isCallBack ? await this.#ports.store.findCallBack(telling.projectId, itemId) : undefined;
      const place = to.channel === "person" ? await this.#mailboxOf(to) : to;
      // The message was deleted: nobody waits any more. Or whoever is told has no address, or no account since.
      if ((isCallBack && callBack === undefined) || place === undefined) {
        await this.#settle(to, notice);
        continue;
      }
      const told = { ...telling, notice, callBack };
      const outcome = await (place.channel === "mail" ? senders.mail(told, place) : senders.webhook(told, place));
      if (outcome === "failed") {
        await this.#noteFailure(to, notice);
        return;
      }
      this.#failing = new Map([...this.#failing].filter(([key]) => key !== to.key));
      if (outcome === "sent") this.#sent.add(notice.id);
      else this.#giveUp(to, notice, outcome);
      await this.#settle(to, notice);
    }
  }

  /** The project answers for the addresses in its list, an account for its own. */
  async #mailboxOf({ uid, key, language }: Person): Promise<Mailbox | undefined> {
    const address = await this.#ports.findAddress(uid);
    return address === undefined ? undefined : { channel: "mail", key, address, position: 0, language };
  }

  async #noteFailure(to: Recipient, attempted: Notice): Promise<void> {
    const now = this.#ports.now();
    const waiting = this.#waitingFor(to);
    const failure = toFailure(this.#failing.get(to.key), now);
    this.#failing = new Map([...this.#failing, [to.key, failure]]);
    for (const notice of waiting) {
      if (!isGivenUp(notice, { since: failure.since, now, isAttempted: notice.id === attempted.id })) continue;
      this.#giveUp(to, notice, "failed");
      await this.#settle(to, notice);
    }
  }

  #giveUp(to: Recipient, { kind }: Notice, outcome: SendOutcome): void {
    const position = to.channel === "mail" ? to.position : 0;
    const data = { ...(to.channel === "webhook" ? { channel: "webhook" } : { channel: "mail", recipient: position }), kind };
    this.#ports.log({ severity: "ERROR", message: "a notice was given up", project: this.#turn.projectId, outcome, data });
  }

  async #settle({ key }: Recipient, { id }: Notice): Promise<void> {
    const notice = this.#notices.get(id);
    if (notice === undefined) return;
    const { store } = this.#ports;
    const { projectId } = this.#turn;
    const settled = { ...notice, settled: new Set([...notice.settled, key]) };
    const isLeft = this.#nextDue(settled) !== undefined;
    if (isLeft) this.#notices.set(id, settled);
    else this.#notices.delete(id);
    await (isLeft ? store.settle(projectId, id, key) : store.remove(projectId, id));
  }

  #nextDue(notice: Notice): Date | undefined {
    return nextDue(
      notice,
      this.#everybody.filter((to) => isFor(to, notice)).map(({ key }) => key),
      this.#failing,
    );
  }

  /** Nothing more is sent when another process may soon have the turn. */
  get #isTimeOver(): boolean {
    const { begunAt, signal } = this.#turn;
    return signal.aborted || this.#ports.now().getTime() > begunAt.getTime() + notificationLimits.turnMs - notificationLimits.sendMs;
  }
}
