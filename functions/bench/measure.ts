import type { Addresses } from "../local/stack/addresses.ts";
import type { Parameters } from "../local/stack/env-file.ts";
import { SetupError } from "../local/stack/setup-error.ts";
import { signUp } from "./caller.ts";
import { type ColdStart, emptyFunction, hello, measureColdStart } from "./cold-start.ts";
import { type DeployedFunction, readFunctions } from "./deployed-functions.ts";
import { makeFixtures, type Fixtures, programId, type Task } from "./fixture.ts";
import { functionEnvironment } from "./environment.ts";
import type { Program } from "./instance.ts";
import type { Options } from "./options.ts";
import type { Fixture } from "./sample.ts";
import { type Pool, startPool } from "./pool.ts";
import { type RawReader, startRawReader } from "./raw-reader.ts";
import { shuffled } from "../src/lib/platform/core/shuffled.ts";
import { countTraffic, type Traffic } from "./traffic.ts";

/** All results. */
export interface Figures {
  readonly functions: readonly DeployedFunction[];
  readonly tasks: readonly Task[];
  readonly coldStarts: readonly FunctionStart[];
  readonly warm: readonly WarmRequest[];
  readonly traffic: ReadonlyMap<Task, Traffic>;
}

/** Without a function: the empty function. */
type FunctionStart = ColdStart & { readonly deployed: DeployedFunction | undefined };

/** Without a task: a raw read. */
interface WarmRequest {
  readonly task: Task | undefined;
  readonly ms: number;
}

interface Bench {
  readonly folder: string;
  readonly addresses: Addresses;
  /** The parameters that point the functions to the fakes. */
  readonly parameters: Parameters;
  readonly options: Options;
  readonly signal: AbortSignal;
}

/** Starts what it measures, and stops it in any case. All timed work alternates, so that disturbances affect everything alike. */
export async function measure({ folder, addresses, parameters, options, signal }: Bench): Promise<Figures> {
  const all = await readFunctions(folder);
  const functions = choose(all, options.only);
  const tasks = functions.flatMap((deployed) => deployed.operations.map((operation) => ({ deployed, operation })));
  const environment = functionEnvironment(addresses, parameters);
  const toProgram = (name: string, changed: Parameters = environment): Program => ({ name, id: name, folder, environment: changed });
  const ofTask = (task: Task, changed: Parameters = environment): Program => ({
    ...toProgram(task.deployed.name, { ...changed, ...task.operation.parameters }),
    id: programId(task),
  });

  await using caller = await signUp(addresses);
  const special = tasks.filter(({ operation }) => operation.parameters !== undefined);
  await using pool = await startPool([...all.map(({ name }) => toProgram(name)), ...special.map((task) => ofTask(task))]);
  await using rawReader = await startRawReader(environment);
  const fixtures = makeFixtures(all, { caller, pool, geminiUrl: environment["GEMINI_API_URL"] ?? "" });
  const site = { fixtures, pool, rawReader, toProgram, signal };

  console.error("Counting what goes over the wire.");
  const traffic = await countTraffic(tasks, { fixtures, ofTask, environment, times: countings });
  await fixtures.closeAll();
  if (options.counts) return { functions, tasks, coldStarts: [], warm: [], traffic };
  console.error("Warming up.");
  await askWarm(site, tasks, options.warmUp);
  await startCold(site, functions); // Fills the disk cache.
  await fixtures.closeAll();
  const coldStarts: FunctionStart[] = [];
  const warm: WarmRequest[] = [];
  const startedMs = performance.now();
  for (let round = 1; round <= options.rounds; round += 1) {
    console.error(`Round ${round} of ${options.rounds}${timeLeft(performance.now() - startedMs, round - 1, options.rounds)}.`);
    await caller.renew();
    coldStarts.push(...(await startCold(site, functions)));
    await fixtures.closeAll();
    warm.push(...(await askWarm(site, tasks, options.requests)));
    await fixtures.closeAll();
  }
  return { functions, tasks, coldStarts, warm, traffic };
}

/** The remaining time, if further rounds take as long as those before. */
function timeLeft(takenMs: number, done: number, rounds: number): string {
  return done === 0 ? "" : `, about ${Math.ceil(((takenMs / done) * (rounds - done)) / 60_000)} min left`;
}

function choose(functions: readonly DeployedFunction[], only: string | undefined): readonly DeployedFunction[] {
  const chosen = functions.filter(({ name }) => only === undefined || name === only);
  if (chosen.length > 0) return chosen;
  throw new SetupError(`There is no function "${only ?? ""}". There are: ${functions.map(({ name }) => name).join(", ")}.`);
}

interface Site {
  readonly fixtures: Fixtures;
  readonly pool: Pool;
  readonly rawReader: RawReader;
  readonly toProgram: (name: string) => Program;
  readonly signal: AbortSignal;
}

/** Starts every function once, and the empty function, in a random order: a temporary disturbance of the machine affects all alike. */
async function startCold({ fixtures, toProgram, signal }: Site, functions: readonly DeployedFunction[]): Promise<readonly FunctionStart[]> {
  const start = async (deployed: DeployedFunction | undefined): Promise<ColdStart> => {
    const [operation] = deployed?.operations ?? [];
    if (deployed === undefined || operation === undefined) return measureColdStart(emptyFunction, async () => Promise.resolve(hello));
    const fixture = await fixtures.openFixture();
    return measureColdStart(toProgram(deployed.name), async () => fixtures.prepare({ deployed, operation }, fixture));
  };
  const starts: FunctionStart[] = [];
  for (const deployed of shuffled([undefined, ...functions])) {
    signal.throwIfAborted();
    starts.push({ deployed, ...(await start(deployed)) });
  }
  return starts;
}

/** As many requests of every task and as many raw reads, in mixed order. */
async function askWarm(
  { fixtures, pool, rawReader, signal }: Site,
  tasks: readonly Task[],
  requests: number,
): Promise<readonly WarmRequest[]> {
  // One per task, because what one task writes would change what the queries of another find.
  const opened = new Map<Task, Promise<Fixture>>();
  const fixtureOf = async (task: Task): Promise<Fixture> => {
    const fixture = opened.get(task) ?? fixtures.openFixture();
    opened.set(task, fixture);
    return fixture;
  };
  const ask = async (task: Task | undefined): Promise<number> =>
    task === undefined
      ? rawReader.measure()
      : (await pool.exchange(programId(task), await fixtures.prepare(task, await fixtureOf(task)))).ms;
  const asked: WarmRequest[] = [];
  for (const task of shuffled([undefined, ...tasks].flatMap((one) => Array.from({ length: requests }, () => one)))) {
    signal.throwIfAborted();
    asked.push({ task, ms: await ask(task) });
  }
  return asked;
}

/** How often each task's traffic is counted. */
const countings = 3;
