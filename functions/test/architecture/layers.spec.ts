import { expect } from "chai";
import { dirname } from "node:path";
import { readSources, type SourceFile } from "./source-files.ts";

interface Room {
  /** Other rooms of `src/lib` that this one may import. */
  readonly rooms: readonly string[];
  /** Packages, up to the slash or colon that ends their name. */
  readonly packages: readonly string[];
}

const capabilities = [
  "companies",
  "extraction",
  "i18n",
  "inbox",
  "knowledge",
  "media",
  "notifications",
  "onboarding",
  "pages",
  "previews",
  "profile",
  "projects",
  "questions",
  "quota",
  "sessions",
  "statistics",
  "tool-calls",
  "transfers",
  "visitors",
] as const;

/** Who may import whom. Imports only go down: a room is listed below those that name it. */
const rooms: Readonly<Record<string, Room>> = {
  endpoints: { rooms: ["auth", "config", "core", "http", "log", "providers", "tools", ...capabilities], packages: ["zod"] },
  schedules: {
    rooms: [
      "auth",
      "config",
      "log",
      "notifications",
      "pages",
      "profile",
      "projects",
      "questions",
      "providers",
      "sweeps",
      "transfers",
      "visitors",
    ],
    packages: ["firebase-functions"],
  },
  sweeps: { rooms: ["core", "log"], packages: [] },
  tools: { rooms: ["config", "core", "log", "providers", ...capabilities], packages: ["node:", "zod"] },
  providers: {
    rooms: ["companies", "config", "core", "extraction", "i18n", "knowledge", "log", "media", "notifications", "sessions", "transfers"],
    packages: [
      "entities",
      "firebase-admin/app",
      "htmlparser2",
      "ipaddr.js",
      "node-fetch",
      "node:",
      "nodemailer",
      "twilio",
      "undici",
      "zod",
    ],
  },
  onboarding: {
    rooms: ["companies", "core", "extraction", "i18n", "projects", "quota", "tool-calls"],
    packages: ["node:url", "node:util", "zod"],
  },
  companies: { rooms: ["core", "i18n", "quota", "tool-calls"], packages: ["zod"] },
  extraction: { rooms: ["core", "i18n"], packages: ["libphonenumber-js", "node:timers", "node:url"] },
  knowledge: {
    rooms: ["core", "i18n", "markdown", "projects", "questions", "quota", "statistics", "tool-calls"],
    packages: ["@orama/stemmers", "minisearch", "node:timers", "node:util"],
  },
  notifications: { rooms: ["core", "i18n", "projects"], packages: [] },
  inbox: { rooms: ["core", "projects", "questions"], packages: ["zod"] },
  questions: {
    rooms: ["core", "i18n", "markdown", "notifications", "projects", "quota", "statistics", "tool-calls"],
    packages: [],
  },
  transfers: { rooms: ["core", "i18n", "projects", "quota", "statistics", "tool-calls"], packages: [] },
  profile: { rooms: ["core", "i18n", "projects", "tool-calls"], packages: ["libphonenumber-js"] },
  "tool-calls": { rooms: ["core", "i18n", "projects", "quota", "statistics"], packages: ["node:crypto", "node:timers"] },
  visitors: { rooms: ["core", "projects", "quota", "statistics"], packages: [] },
  sessions: { rooms: ["core", "i18n", "projects", "quota"], packages: [] },
  media: { rooms: ["core", "projects", "quota"], packages: ["node:crypto", "node:stream"] },
  previews: { rooms: ["core", "i18n", "markdown", "pages", "projects"], packages: ["node:crypto"] },
  pages: { rooms: ["core", "i18n", "projects"], packages: ["node:util", "zod"] },
  auth: {
    rooms: ["config", "core", "http", "log", "projects", "tool-calls"],
    packages: ["firebase-admin", "firebase-functions", "jose"],
  },
  quota: { rooms: ["core", "statistics"], packages: ["node:crypto"] },
  projects: { rooms: ["core", "i18n"], packages: ["libphonenumber-js", "node:crypto", "node:util", "zod"] },
  statistics: { rooms: ["core", "i18n", "projects"], packages: ["zod"] },
  markdown: { rooms: ["core"], packages: ["htmlparser2", "markdown-it", "node:timers"] },
  i18n: { rooms: ["core"], packages: ["node:crypto", "node:timers"] },
  http: { rooms: ["config", "core", "log"], packages: ["node:", "cors", "express", "firebase-functions", "zod"] },
  firestore: { rooms: ["config", "core"], packages: ["firebase-admin", "google-gax", "node:async_hooks", "node:stream", "node:timers"] },
  log: { rooms: ["core"], packages: ["node:async_hooks", "firebase-functions"] },
  config: { rooms: ["core"], packages: ["firebase-functions", "node:fs", "node:util"] },
  core: { rooms: [], packages: ["node:"] },
};

/** Only files with these names contain what a capability keeps in Firestore, and nothing else. */
const isStorage = (path: string): boolean => /\/(?:store|[\w-]*record)\.ts$/.test(path) && !path.startsWith("src/lib/platform/core/");
const storage: Room = { rooms: ["firestore"], packages: ["firebase-admin"] };

/** Rules may read these too: Firestore's limits, as numbers. */
const firestoreLimits = "src/lib/platform/firestore/limits.ts";

const sources = readSources("src").filter(({ path }) => path !== "src/index.ts");

/** The innermost folder that is a room; what adapts the services of others is one room. */
const roomOf = (path: string): string => {
  const folders = dirname(path).split("/");
  return folders.includes("providers") ? "providers" : (folders.findLast((folder) => Object.hasOwn(rooms, folder)) ?? path);
};

const isPackage = (target: string, name: string): boolean => target === name || target.startsWith(name.endsWith(":") ? name : `${name}/`);

const mayImport = (file: SourceFile, target: string): boolean => {
  const room = rooms[roomOf(file.path)];
  if (room === undefined) return false;
  const allowed = isStorage(file.path)
    ? { rooms: [...room.rooms, ...storage.rooms], packages: [...room.packages, ...storage.packages] }
    : room;
  if (!target.startsWith("src/")) return allowed.packages.some((name) => isPackage(target, name));
  return [roomOf(file.path), ...allowed.rooms].includes(roomOf(target)) || target === firestoreLimits;
};

/** Whether a room may import another one, directly or through others. */
const leadsTo = (from: string, to: string, seen: ReadonlySet<string> = new Set()): boolean =>
  (rooms[from]?.rooms ?? []).some((next) => next === to || (!seen.has(next) && leadsTo(next, to, new Set([...seen, from, next]))));

const isRule = ({ path }: SourceFile): boolean => capabilities.some((room) => room === roomOf(path)) && !isStorage(path);

describe("rooms", () => {
  it("have a place for every file", () => {
    expect(sources.map(({ path }) => path).filter((path) => !Object.hasOwn(rooms, roomOf(path)))).to.deep.equal([]);
  });

  it("stand above or below each other", () => {
    const names = Object.keys(rooms).toSorted();
    const circles = names.flatMap((one) =>
      names.filter((other) => one < other && leadsTo(one, other) && leadsTo(other, one)).map((other) => [one, other]),
    );
    expect(circles).to.deep.equal([]);
  });

  it("import only what stands below them", () => {
    const climbs = sources.flatMap((file) =>
      file.imports.filter((target) => !mayImport(file, target)).map((target) => `${file.path} imports ${target}`),
    );
    expect(climbs).to.deep.equal([]);
  });

  it("hold rules and operations that know neither Firestore nor what is stored there", () => {
    const leaks = sources
      .filter(isRule)
      .flatMap(({ path, imports }) => imports.filter(isStorage).map((target) => `${path} imports ${target}`));
    expect(leaks).to.deep.equal([]);
  });

  it("speak to Firestore only in files named for it", () => {
    const speakers = sources.filter(({ imports }) => imports.includes("firebase-admin/firestore")).map(({ path }) => path);
    expect(speakers).not.to.be.empty;
    expect(speakers.filter((path) => !isStorage(path) && roomOf(path) !== "firestore")).to.deep.equal([]);
  });
});
