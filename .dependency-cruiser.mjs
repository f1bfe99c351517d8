import { join } from "node:path";

/**
 * Who may import whom, in the whole repository: part of the lint (`npm --prefix functions test -- lint`), and the source of the pictures in
 * docs/architecture.md (`npm --prefix functions run layers`). Rules are by role, not by room: rooms of `lib` may be moved, split and joined.
 * https://github.com/sverweij/dependency-cruiser/blob/main/doc/rules-reference.md
 */

const src = "^functions/src/";
const lib = `${src}lib/`;

/** Rooms that are no capability. */
const roles = { platform: `${lib}platform/`, guard: `${lib}auth/`, tools: `${lib}tools/`, agents: `${lib}mcp/`, providers: `${lib}providers/` };

const notCapabilities = Object.values(roles);

/** Only files with these names contain what a capability keeps in Firestore, and nothing else. */
const storage = String.raw`/(store|[\w-]*record)\.ts$`;

const platform = (...parts) => `${roles.platform}(${parts.join("|")})/`;

/** Rules may read these too: Firestore's limits, as numbers. */
const firestoreLimits = `${platform("firestore")}limits\\.ts$`;

const packages = (...names) => `/node_modules/(${names.join("|")})/`;

/** They compute, and speak to nobody. */
const pure = ["zod", "libphonenumber-js", "minisearch", "@orama/stemmers", "htmlparser2", "entities", "markdown-it", "@types/[^/]+"];

const forbid = (name, comment, from, to, more = {}) => ({ name, comment, severity: "error", from, to, ...more });

const service = [
  forbid(
    "entrances-stand-above-all",
    "Endpoints and schedules are imported by the index only, not by each other.",
    { path: `${src}(lib|endpoints|schedules)/` },
    { path: `${src}(endpoints|schedules)/` },
  ),
  forbid(
    "entrances-are-thin",
    "They compose; packages are for what they compose.",
    { path: `${src}(endpoints|schedules)/` },
    { path: "node_modules", pathNot: packages("zod", "firebase-functions") },
  ),
  forbid(
    "platform-stands-below-all",
    "It knows nothing of what Lectern does.",
    { path: roles.platform },
    { path: src, pathNot: roles.platform },
  ),
  forbid(
    "core-stands-on-nothing",
    "Not even on packages: on the shapes of answers alone.",
    { path: platform("core") },
    { pathNot: [platform("core"), "^functions/answers/", "^(node:)?[a-z_/]+$"] },
  ),
  forbid(
    "config-and-log-stand-on-core",
    "",
    { path: platform("config", "log") },
    { path: src, pathNot: platform("config", "core", "log") },
  ),
  forbid(
    "firestore-and-http-know-each-other-not",
    "",
    { path: platform("firestore", "http", "sweeps") },
    { path: platform("firestore", "http", "sweeps"), pathNot: `${roles.platform}$1/` },
  ),
  forbid("guards-precede-tools-and-providers", "", { path: roles.guard }, { path: [roles.tools, roles.agents, roles.providers, platform("firestore")] }),
  forbid(
    "agents-tools-are-operations-for-programs",
    "They check arguments as the pipeline does, and know neither who asks nor how it is stored.",
    { path: roles.agents },
    { path: [roles.guard, roles.tools, platform("firestore", "sweeps")] },
  ),
  forbid("tools-are-below-the-pipeline", "", { path: roles.tools }, { path: [roles.guard, platform("firestore", "http", "sweeps")] }),
  forbid(
    "providers-adapt-and-nothing-else",
    "They implement ports of the capabilities. What is sent without a request asks Firebase for the address by which its reader can still sign in.",
    { path: roles.providers },
    { path: [roles.guard, roles.tools, roles.agents, platform("firestore", "http", "sweeps")], pathNot: `${lib}auth/accounts\\.ts$` },
  ),
  forbid(
    "capabilities-know-no-outside",
    "They get providers as ports, settings as arguments, and identities from the guard.",
    { path: lib, pathNot: [...notCapabilities, storage] },
    {
      path: [roles.guard, roles.tools, roles.agents, roles.providers, platform("config", "firestore", "http", "log", "sweeps")],
      pathNot: firestoreLimits,
    },
  ),
  forbid(
    "capabilities-compute",
    "No package that speaks to others.",
    { path: lib, pathNot: [...notCapabilities, storage] },
    { path: "node_modules", pathNot: packages(...pure) },
  ),
  forbid(
    "capabilities-open-no-socket",
    "",
    { path: lib, pathNot: [...notCapabilities] },
    { dependencyTypes: ["core"], path: "^(node:)?(fs|net|tls|http|https|http2|dns|dgram|child_process|worker_threads|cluster)(/|$)" },
  ),
  forbid(
    "storage-stands-on-firestore",
    "A store knows its own room, the rooms below, and Firestore.",
    { path: `${lib}.*${storage}`, pathNot: notCapabilities },
    { path: [roles.guard, roles.tools, roles.agents, roles.providers, platform("config", "http", "log", "sweeps")] },
  ),
  forbid(
    "rules-know-no-storage",
    "Operations get stores as ports.",
    { path: lib, pathNot: [...notCapabilities, storage] },
    { path: `${lib}.*${storage}`, pathNot: roles.platform },
  ),
  forbid(
    "firestore-is-spoken-to-by-stores",
    "",
    { path: src, pathNot: [`${lib}.*${storage}`, platform("firestore")] },
    { path: "/firebase-admin/.*firestore" },
  ),
  forbid(
    "the-service-is-all-that-is-deployed",
    "Nothing of its neighbours, and no package for development.",
    { path: src },
    { path: "^(functions|web)/", pathNot: [src, "node_modules", "^functions/answers/", "^web/(markdown|site)/"] },
  ),
  forbid(
    "only-counting-spends",
    "Whoever asks a service that costs money shows what the counting has returned: only types of it may be known elsewhere.",
    { path: src, pathNot: [`${lib}usage/quota/`, "\\.spec\\.ts$"] },
    { path: `${platform("core")}spent\\.ts$`, dependencyTypesNot: ["type-only"] },
  ),
  forbid(
    "answers-are-types-to-the-service",
    "Their schemas are not loaded with it.",
    { path: src },
    { path: "^functions/answers/", dependencyTypesNot: ["type-only"] },
  ),
  forbid(
    "the-service-has-its-packages",
    "Types may come from others.",
    { path: src },
    { dependencyTypes: ["npm-dev", "npm-no-pkg", "unknown"], dependencyTypesNot: ["type-only"] },
  ),
];

/** From the top: a folder imports from itself and from those after it. One that is not here yet may import none of them. */
const floors = {
  functions: ["test", "scripts", "soak", "bench", "local", "fakes", "contract", "src", "answers"],
  web: ["build", "editor", "inbox", "front", "voice", "shared", "client", "markdown", "site"],
};

/** Tests may import everything, so what is imported from them has rules of its own. */
const order = Object.entries(floors).flatMap(([root, names]) =>
  names
    .map((name, index) =>
      forbid(
        "top-folders-import-downwards",
        "So they form no circle.",
        { path: `^${root}/[^/]+/`, pathNot: `^${root}/(${names.slice(0, index + 1).join("|")})/` },
        { path: `^${root}/${name}/` },
      ),
    )
    .filter(({ to }) => to.path !== "^functions/test/"),
);

const around = [
  forbid(
    "protocols-know-no-page",
    "What is asked and answered, here and by others.",
    { path: "^functions/(fakes|contract|answers)/" },
    { path: "^web/" },
  ),
  forbid(
    "scripts-use-no-tests",
    "But for the one that counts, with what the tests compare.",
    { path: "^functions/scripts/", pathNot: "/evals\\.ts$" },
    { path: "^functions/test/" },
  ),
  forbid(
    "measurements-are-no-tests",
    "They share the tests' helpers, and no test.",
    { path: "^functions/(bench|soak)/" },
    { path: "^functions/test/", pathNot: ["/support/", "^functions/test/knowledge/"] },
  ),
];

const pages = [
  forbid(
    "pages-know-no-server",
    "What both need lies where both may look down.",
    { path: "^web/" },
    { path: "^functions/", pathNot: "node_modules" },
  ),
  forbid(
    "the-client-stands-alone",
    "It has no dependencies.",
    { path: "^web/client/src/" },
    { pathNot: "^web/client/src/" },
  ),
  forbid(
    "markdown-stands-alone",
    "The service and the pages render with it.",
    { path: "^web/markdown/", pathNot: "\\.spec\\.ts$" },
    { path: "^(functions|web)/", pathNot: ["^web/markdown/", "node_modules"] },
  ),
  forbid(
    "addresses-stand-alone",
    "The service and the pages build them alike.",
    { path: "^web/site/", pathNot: "\\.spec\\.ts$" },
    { pathNot: "^web/site/" },
  ),
  forbid(
    "pages-know-no-other-page",
    "",
    { path: "^web/(editor|inbox|voice)/" },
    { path: "^web/(build|editor|inbox|voice)/", pathNot: "^web/$1/" },
  ),
];

export default {
  forbidden: [
    forbid("no-circle", "Types count: to understand one of the files, a reader needs the other.", {}, { circular: true }),
    forbid(
      "no-circle-of-rooms",
      "What counts is an import by a folder, or by those in it, of a file that lies directly in the other.",
      {},
      { circular: true },
      { scope: "folder" },
    ),
    ...order,
    ...service,
    ...around,
    ...pages,
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    // Tests of the service and of its client lie beside what they test, and may see more.
    exclude: { path: ["^(functions|web)/(dist|\\.cache)/", String.raw`^(functions|web/client)/.*\.spec\.ts$`] },
    tsPreCompilationDeps: true,
    // Its paths are also those of `functions`.
    tsConfig: { fileName: join(import.meta.dirname, "web/tsconfig.json") },
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "require", "node", "default", "types"] },
    skipAnalysisNotInRules: true,
  },
};
