import { connect } from "node:net";
import { type FirebaseConfig, sitesPort } from "./firebase-config.ts";
import { SetupError } from "./setup-error.ts";

export interface Place {
  readonly use: string;
  readonly host: string;
  readonly port: number;
}

/** @throws SetupError that names the ports on which another program listens */
export async function requireFreePorts(config: FirebaseConfig, fakes: readonly Place[]): Promise<void> {
  const { emulators } = config;
  const { ui, ...always } = emulators;
  const { firestore } = always;
  const places: readonly Place[] = [
    ...Object.entries(ui.enabled ? { ...always, ui } : always).map(([use, { host, port }]) => ({ use, host, port })),
    { use: "customers' sites", host: always.hosting.host, port: sitesPort(config) },
    { use: "firestore websocket", host: firestore.host, port: firestore.websocketPort },
    ...fakes,
  ];
  const taken = (await Promise.all(places.map(async (place) => ((await isTaken(place)) ? [place] : [])))).flat();
  if (taken.length === 0) return;
  const list = taken.map(({ use, port }) => `${port} (${use})`).join(", ");
  throw new SetupError(
    `${taken.length === 1 ? "This port is" : "These ports are"} taken: ${list}. Stop the program that listens there (another stack?), ` +
      "or move all ports with LECTERN_PORT_OFFSET=10 (or 20, 30 and so on).",
  );
}

/** Tries to connect, because macOS lets a second program listen on a port that another one holds for all addresses. */
const isTaken = async ({ host, port }: Place): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host, port, timeout: patienceMs });
    const answer = (taken: boolean) => () => {
      socket.destroy();
      resolve(taken);
    };
    socket.once("connect", answer(true));
    socket.once("timeout", answer(true));
    socket.once("error", answer(false));
  });

/** 1 s: on the same machine, an answer comes at once. */
const patienceMs = 1000;
