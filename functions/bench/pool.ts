import { keepingAgent, type Prepared, requireRight, send } from "./client.ts";
import { type Instance, type Program, startInstance } from "./instance.ts";
import { findFreePort } from "../local/stack/find-free-port.ts";

/** One running instance of each program. All are stopped at the end of the scope. */
export interface Pool extends AsyncDisposable {
  /** @throws Error when the answer is not the correct one */
  readonly exchange: <Body>(id: string, prepared: Prepared<Body>) => Promise<Exchanged<Body>>;
}

interface Exchanged<Body> {
  readonly body: Body;
  readonly etag: string;
  /** From the first byte sent to the last one received. */
  readonly ms: number;
}

export async function startPool(programs: readonly Program[]): Promise<Pool> {
  const instances = new Map<string, Instance>();
  const agent = keepingAgent();
  const stop = async (): Promise<void> => {
    agent.destroy();
    await Promise.all([...instances.values()].map(async (instance) => instance[Symbol.asyncDispose]()));
  };
  try {
    // One after the other: all at once, a small machine takes longer than the first answer may.
    for (const program of programs) {
      const instance = startInstance(program, await findFreePort());
      instances.set(program.id, instance);
      await instance.firstAnswer(anything);
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    exchange: async (id, prepared) => {
      const instance = instances.get(id);
      if (instance === undefined) throw new Error(`there is no function ${id}`);
      const startedMs = performance.now();
      const answer = await send(instance.port, prepared.wire, agent);
      const ms = performance.now() - startedMs;
      return { body: requireRight(prepared, answer), etag: answer.headers.etag ?? "", ms };
    },
    [Symbol.asyncDispose]: stop,
  };
}

/** Every function refuses it, but answers. */
const anything = { method: "GET", path: "/", headers: {}, body: "" };
