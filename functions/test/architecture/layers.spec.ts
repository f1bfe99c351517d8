import { expect } from "chai";
import { readSources, type SourceFile } from "./source-files.ts";

interface Layer {
  /** Folders of `src` that this one may import, beside itself. */
  readonly folders: readonly string[];
  /** Packages, as far as the slash that ends their name. */
  readonly packages: readonly string[];
}

/** Who may import whom. Imports only go down. */
const layers: Readonly<Record<string, Layer>> = {
  "src/endpoints": {
    folders: ["src/lib/auth", "src/lib/config", "src/lib/core", "src/lib/domain", "src/lib/http", "src/lib/quota", "src/lib/services", "src/lib/stores", "src/lib/tools"],
    packages: ["zod"],
  },
  "src/schedules": {
    folders: ["src/lib/config", "src/lib/domain", "src/lib/services", "src/lib/stores"],
    packages: ["firebase-functions"],
  },
  "src/lib/tools": {
    folders: ["src/lib/config", "src/lib/core", "src/lib/domain", "src/lib/services", "src/lib/stores"],
    packages: ["node:", "firebase-functions", "zod"],
  },
  "src/lib/auth": {
    folders: ["src/lib/config/limits.ts", "src/lib/core", "src/lib/domain", "src/lib/http"],
    packages: ["firebase-admin", "firebase-functions"],
  },
  "src/lib/http": {
    folders: ["src/lib/config", "src/lib/core"],
    packages: ["node:", "cors", "express", "firebase-functions", "zod"],
  },
  "src/lib/quota": { folders: ["src/lib/config/limits.ts", "src/lib/core", "src/lib/domain"], packages: [] },
  "src/lib/stores": {
    folders: ["src/lib/config", "src/lib/core", "src/lib/domain", "src/lib/quota"],
    packages: ["firebase-admin", "google-gax"],
  },
  "src/lib/services": {
    folders: ["src/lib/config", "src/lib/core", "src/lib/domain"],
    packages: ["entities", "firebase-admin/app", "firebase-functions/logger", "htmlparser2", "ipaddr.js", "node:", "twilio", "undici", "zod"],
  },
  "src/lib/domain": {
    folders: ["src/lib/config/limits.ts", "src/lib/config/limits", "src/lib/core"],
    packages: ["entities", "libphonenumber-js", "node:timers", "node:url", "node:util", "zod"],
  },
  "src/lib/config": { folders: ["src/lib/core"], packages: ["firebase-functions"] },
  "src/lib/core": { folders: [], packages: ["node:"] },
};

const sources = readSources("src").filter(({ path }) => path !== "src/index.ts");

const isWithin = (target: string, place: string): boolean =>
  target === place || target.startsWith(place.endsWith(":") ? place : `${place}/`);

const layerOf = ({ path }: SourceFile): [string, Layer] | undefined => Object.entries(layers).find(([folder]) => isWithin(path, folder));

describe("layers", () => {
  it("have a place for every file", () => {
    const homeless = sources.filter((file) => layerOf(file) === undefined).map(({ path }) => path);
    expect(homeless).to.deep.equal([]);
  });

  it("import only what stands below them", () => {
    const climbs = sources.flatMap((file) => {
      const [own = "", layer] = layerOf(file) ?? [];
      const allowed = [own, ...(layer?.folders ?? []), ...(layer?.packages ?? [])];
      return file.imports
        .filter((target) => !allowed.some((place) => isWithin(target, place)))
        .map((target) => `${file.path} imports ${target}`);
    });
    expect(climbs).to.deep.equal([]);
  });

  it("speak to Firestore only in stores", () => {
    const speakers = sources.filter(({ imports }) => imports.includes("firebase-admin/firestore")).map(({ path }) => path);
    expect(speakers).not.to.be.empty;
    expect(speakers.filter((path) => !path.startsWith("src/lib/stores/"))).to.deep.equal([]);
  });
});
