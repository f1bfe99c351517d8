import type { Addresses } from "../scripts/stack/addresses.ts";
import { SetupError } from "../scripts/stack/setup-error.ts";
import { signUp } from "./caller.ts";
import { type ColdStart, emptyFunction, hello, measureColdStart } from "./cold-start.ts";
import { type DeployedFunction, readFunctions } from "./deployed-functions.ts";
import { makeOffice, type Task } from "./desk.ts";
import { type Environment, functionEnvironment } from "./environment.ts";
import type { Options } from "./options.ts";
import { startPool } from "./pool.ts";
import { startRawReader } from "./raw-reader.ts";
import { shuffled } from "./statistics.ts";
import { countTraffic, type Traffic } from "./traffic.ts";

/** All that was measured. */
export interface Figures {
  readonly functions: readonly DeployedFunction[];
  readonly tasks: readonly Task[];
  readonly coldStarts: ReadonlyMap<DeployedFunction | undefined, readonly ColdStart[]>;
  readonly warmMs: ReadonlyMap<Task, readonly number[]>;
  readonly rawReadMs: readonly number[];
  readonly traffic: ReadonlyMap<Task, Traffic>;
}

interface Bench {
  readonly folder: string;
  readonly addresses: Addresses;
  readonly options: Options;
  readonly signal: AbortSignal;
}

/** Lists that grow while it is measured. */
class Lists<Key, Value> extends Map<Key, Value[]> {
  add(key: Key, value: Value): void {
    const list = this.get(key) ?? [];
    list.push(value);
    this.set(key, list);
  }
}

/** Starts what it measures, and stops it, whatever happens. Everything that takes time is measured in turns. */
export async function measure({ folder, addresses, options, signal }: Bench): Promise<Figures> {
  const all = await readFunctions(folder);
  const functions = choose(all, options.only);
  const tasks = functions.flatMap((deployed) => deployed.operations.map((operation) => ({ deployed, operation })));
  const environment = functionEnvironment(addresses);
  const toProgram = (name: string, changed: Environment = environment) => ({ name, folder, environment: changed });

  await using caller = await signUp(addresses);
  await using pool = await startPool(all.map(({ name }) => toProgram(name)));
  await using rawReader = await startRawReader(environment);
  const office = makeOffice(all, caller, pool);

  const coldStarts = new Lists<DeployedFunction | undefined, ColdStart>();
  const warmMs = new Lists<Task | undefined, number>();

  const startCold = async (deployed: DeployedFunction | undefined): Promise<ColdStart> => {
    const [operation] = deployed?.operations ?? [];
    if (deployed === undefined || operation === undefined) return measureColdStart(emptyFunction, hello, hello);
    const desk = await office.openDesk();
    const prepare = async () => office.prepare({ deployed, operation }, desk);
    return measureColdStart(toProgram(deployed.name), await prepare(), await prepare());
  };
  const askWarm = async (requests: number): Promise<readonly (readonly [Task | undefined, number])[]> => {
    const desk = await office.openDesk();
    const times: (readonly [Task | undefined, number])[] = [];
    for (const task of shuffled([undefined, ...tasks].flatMap((one) => Array.from({ length: requests }, () => one)))) {
      signal.throwIfAborted();
      const ms = task === undefined ? await rawReader.measure() : (await pool.exchange(task.deployed.name, await office.prepare(task, desk))).ms;
      times.push([task, ms]);
    }
    return times;
  };

  console.error("Counting what goes over the wire.");
  const traffic = await countTraffic(tasks, { office, toProgram, environment, times: countings });
  await askWarm(options.warmUp);
  // The first round is not counted: it fills the disk cache.
  for (let round = 0; round <= options.rounds; round += 1) {
    console.error(round === 0 ? "Warming up." : `Round ${round} of ${options.rounds}.`);
    for (const deployed of shuffled([undefined, ...functions])) {
      signal.throwIfAborted();
      const coldStart = await startCold(deployed);
      if (round > 0) coldStarts.add(deployed, coldStart);
    }
    for (const [task, ms] of await askWarm(options.requests)) if (round > 0) warmMs.add(task, ms);
  }
  const rawReadMs = warmMs.get(undefined) ?? [];
  const ofTasks = new Map(tasks.map((task) => [task, warmMs.get(task) ?? []]));
  return { functions, tasks, coldStarts, warmMs: ofTasks, rawReadMs, traffic };
}

function choose(functions: readonly DeployedFunction[], only: string | undefined): readonly DeployedFunction[] {
  const chosen = functions.filter(({ name }) => only === undefined || name === only);
  if (chosen.length > 0) return chosen;
  throw new SetupError(`There is no function "${only ?? ""}". There are: ${functions.map(({ name }) => name).join(", ")}.`);
}

const countings = 3;
