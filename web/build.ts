/** Builds everything for browsers, and fails when something is over its budget: `node build.ts`. */
import { buildClient } from "./build/build-client.ts";
import { buildSite } from "./build/build-site.ts";
import { clientRows, loadRows, requireBudgets } from "./build/require-budgets.ts";
import { sites } from "./pages.ts";

const [client, ...built] = await Promise.all([buildClient(), ...sites.map(buildSite)]);
requireBudgets([...clientRows(client), ...built.flatMap(loadRows)]);
