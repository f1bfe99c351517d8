import type { ConferenceStore } from "../conference/conference-store.ts";
import type { Participant } from "../conference/participant.ts";
import type { Call } from "../network/call.ts";
import { frameMs, mixFrames } from "./frames.ts";
import type { Line } from "./line.ts";
import { Player } from "./player.ts";
import type { FindSound } from "./sounds.ts";

/** The calls with sound: those of browsers, and of phones that a person plays on the page. */
export interface Lines {
  /** Connects a call to a browser's sound until it ends, or answers a later offer of that browser. @returns the answer to the offer */
  readonly connect: (call: Call, offer: string) => Promise<string>;
  /** Ends the connection, because another page takes over. */
  readonly disconnect: (call: Call) => void;
}

interface End {
  readonly call: Call;
  readonly line: Line;
  readonly player: Player;
}

interface LinesOptions {
  readonly conferences: ConferenceStore;
  readonly findSound: FindSound;
}

export function createLines({ conferences, findSound }: LinesOptions): Lines {
  const ends = new Map<string, End>();
  const beat = createBeat(() => {
    exchangeFrames([...ends.values()], conferences);
  });

  const disconnect = ({ sid }: Call): void => {
    void ends.get(sid)?.line.close();
    ends.delete(sid);
    if (ends.size === 0) beat.stop();
  };

  const open = async (call: Call): Promise<End> => {
    // Loaded with the first browser call, because loading werift takes a third of a second.
    const { createLine } = await import("./line.ts");
    call.over.throwIfAborted();
    const end = { call, line: createLine(), player: new Player(call, findSound) };
    ends.set(call.sid, end);
    call.over.addEventListener("abort", () => {
      disconnect(call);
    });
    beat.start();
    return end;
  };

  return { connect: async (call, offer) => (ends.get(call.sid) ?? (await open(call))).line.answer(offer), disconnect };
}

/** Sends to each end what is played to it, mixed with the others in the same conference. */
function exchangeFrames(ends: readonly End[], conferences: ConferenceStore): void {
  const people = ends.map((end) => ({ ...end, said: end.line.take(), ...placeOf(end.call, conferences) }));
  for (const { line, player, room, participant } of people) {
    const others = participant === undefined ? [] : people.filter((other) => other.room === room && other.participant !== participant);
    const voices = others.filter((other) => other.participant !== undefined).map(({ said }) => said);
    line.send(mixFrames([...voices, player.next()]));
  }
}

interface Place {
  readonly room?: string;
  readonly participant?: Participant;
}

/** The conference that a call takes part in. */
const placeOf = ({ sid, room = "" }: Call, conferences: ConferenceStore): Place => {
  const conference = conferences.list().find(({ name, status }) => name === room && status === "in-progress");
  const participant = conference?.participants.find(({ call }) => call.sid === sid);
  return participant?.isIn === true ? { room, participant } : {};
};

interface Beat {
  readonly start: () => void;
  readonly stop: () => void;
}

/** 10 frames: after a longer pause of the process, missed frames are skipped. */
const mostMissed = 10;

/** Runs every 20 ms of real time, even if timers are late: sound cannot be sped up. */
function createBeat(run: () => void): Beat {
  let timer: NodeJS.Timeout | undefined;
  let nextMs = 0;
  const beat = (): void => {
    const nowMs = performance.now();
    nextMs = Math.max(nextMs, nowMs - mostMissed * frameMs);
    for (; nextMs <= nowMs; nextMs += frameMs) run();
  };
  return {
    start: () => {
      if (timer !== undefined) return;
      nextMs = performance.now();
      timer = setInterval(beat, frameMs / 2);
    },
    stop: () => {
      clearInterval(timer);
      timer = undefined;
    },
  };
}
