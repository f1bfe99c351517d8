/** Builds everything for browsers, and fails if something is over its budget: `node build.ts`. */
import { buildClient } from "./build/build-client.ts";
import { buildSite } from "./build/build-site.ts";
import { clientRows, loadRows, requireBudgets } from "./build/require-budgets.ts";
import { sites } from "./pages.ts";

const [client, ...built] = await Promise.all([
  buildClient(),
  ...sites.map(async (site) => buildSite(site, { siteKey: process.env["APP_CHECK_SITE_KEY"] ?? "" })),
]);
requireBudgets([...clientRows(client), ...built.flatMap(loadRows)]);
