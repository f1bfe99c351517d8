import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import * as z from "zod";
import { functionsDir, repositoryDir } from "../../scripts/stack/paths.ts";

const Renovate = z.object({
  packageRules: z.array(z.object({ matchPackageNames: z.array(z.string()), labels: z.optional(z.array(z.string())) })),
});

describe("renovate.json", () => {
  it("marks every package whose version the bundle names, and no other", () => {
    const sources = globSync("scripts/bundle/!(*.spec).ts", { cwd: functionsDir }).map((path) =>
      readFileSync(join(functionsDir, path), "utf8"),
    );
    const pinned = sources.flatMap((source) => [...source.matchAll(/\bpackage: "([^"]+)"/g)].map(([, name]) => name));
    const { packageRules } = Renovate.parse(JSON.parse(readFileSync(join(repositoryDir, "renovate.json"), "utf8")));
    const marked = packageRules.filter(({ labels }) => labels?.includes("bundle")).flatMap(({ matchPackageNames }) => matchPackageNames);
    expect(new Set(pinned)).to.include("firebase-functions");
    expect(marked.toSorted()).to.deep.equal([...new Set(pinned)].toSorted());
  });
});
