import { aProject, type Caller } from "./caller.ts";
import type { Prepared, WireRequest } from "./client.ts";
import type { DeployedFunction } from "./deployed-functions.ts";
import type { Pool } from "./pool.ts";
import type { Ask, Fixture, Operation } from "./sample.ts";

/** One operation of one function. */
export interface Task {
  readonly deployed: DeployedFunction;
  readonly operation: Operation;
}

/** Fixtures for the samples of these functions, and the requests that are prepared with them. */
export interface Fixtures {
  /** In a new project, because one with much data would be slower. */
  readonly openFixture: () => Promise<Fixture>;
  readonly prepare: (task: Task, fixture: Fixture) => Promise<Prepared>;
  /**
   * Deletes all data of the fixtures. The emulator's queries become slower with every document of the same kind in any project: with 3000
   * pages elsewhere, a query over five pages takes twice as long. Firestore's do not.
   */
  readonly closeAll: () => Promise<void>;
}

/** The program that serves a task. */
export const programId = ({ deployed: { name }, operation }: Task): string =>
  operation.parameters === undefined ? name : `${name}, ${operation.name}`;

interface Surroundings {
  readonly caller: Caller;
  readonly pool: Pool;
  /** Of the fake of Gemini. */
  readonly geminiUrl: string;
}

export function makeFixtures(functions: readonly DeployedFunction[], { caller, pool, geminiUrl }: Surroundings): Fixtures {
  const opened = new Set<string>();
  return {
    closeAll: async () => {
      for (const projectId of opened) await caller.firestore.recursiveDelete(caller.firestore.doc(`projects/${projectId}`));
      opened.clear();
    },
    openFixture: async () => {
      const projectId = await aProject(caller);
      opened.add(projectId);
      return {
        projectId,
        uid: caller.uid,
        scriptJudge: async (readings) => {
          await fetch(`${geminiUrl}/control/judge`, { method: "PUT", body: JSON.stringify({ readings }) });
        },
        store: async (path, fields) => {
          await caller.firestore.doc(`projects/${projectId}/${path}`).set(fields);
        },
        call: async (name, ask) => {
          const deployed = functions.find((candidate) => candidate.name === name);
          if (deployed === undefined) throw new Error(`there is no function ${name}`);
          return pool.exchange(name, {
            title: `${name}, to prepare a request`,
            wire: toWire(deployed, ask, { projectId, caller }),
            answer: ask.answer,
          });
        },
      };
    },
    prepare: async ({ deployed, operation }, fixture) => {
      const ask = await operation.prepare(fixture);
      const wire = toWire(deployed, ask, { projectId: fixture.projectId, caller });
      return { title: `${deployed.name}, ${operation.name}`, wire, answer: ask.answer };
    },
  };
}

interface Context {
  readonly projectId: string;
  readonly caller: Caller;
}

/** Edit endpoints have the project in their path, live endpoints in a header. */
function toWire(
  deployed: DeployedFunction,
  { method = deployed.method, parameters, query = "", headers, body }: Ask,
  { projectId, caller }: Context,
): WireRequest {
  const values: Readonly<Record<string, string>> = { projectId, ...parameters };
  return {
    method,
    path:
      deployed.path
        .replace("**", values["rest"] ?? "")
        .replaceAll(/:(\w+)/g, (_match, name: string) => encodeURIComponent(values[name] ?? "")) + query,
    headers: {
      Authorization: `Bearer ${caller.token}`,
      "X-Project-Id": projectId,
      ...(body !== undefined && { "Content-Type": "application/json" }),
      ...headers,
    },
    body: typeof body === "object" ? JSON.stringify(body) : (body ?? ""),
  };
}
