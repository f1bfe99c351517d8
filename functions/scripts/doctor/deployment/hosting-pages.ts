import { readFirebaseConfig } from "../../../local/stack/firebase-config.ts";
import { type Check, fail, pass } from "../check.ts";

const policyHeader = "Content-Security-Policy";

/** Pages with their own policy, by path. Paths that a function serves are left out. */
const readPolicies = (): readonly (readonly [path: string, policy: string])[] => {
  const { headers: rules, rewrites } = readFirebaseConfig().hosting;
  return rules.flatMap(({ source, headers }) => {
    const policy = headers.find(({ key }) => key === policyHeader)?.value;
    const path = /^(\/[a-z]+\/)\*\*$/.exec(source)?.[1];
    const isServed = rewrites.some(({ source: served }) => served === `${path ?? ""}*` || served === source);
    return policy === undefined || path === undefined || isServed ? [] : [[path, policy] as const];
  });
};

/** Sources that the sent policy lacks. It may allow more, because App Check adds some. */
const missingIn = (sent: string, wanted: string): readonly string[] => {
  const directives = new Map(sent.split(";").map((part) => [part.trim().split(/\s+/)[0], part.trim().split(/\s+/)]));
  return wanted.split(";").flatMap((part) => {
    const [name = "", ...values] = part.trim().split(/\s+/);
    return values.filter((value) => directives.get(name)?.includes(value) !== true).map((value) => `${name} ${value}`);
  });
};

/** Checks that the hosted pages exist, with the policy that tells browsers what to load. */
export const hostingPages: Check = {
  name: "deployment/hosting-pages",
  kind: "cheap",
  run: async ({ origin, projectName }, signal) => {
    const look = async ([path, policy]: readonly [string, string]): Promise<readonly string[]> => {
      const response = await fetch(`${origin}${path}`, { signal });
      await response.body?.cancel();
      if (!response.ok) return [`${path} is answered with ${response.status}`];
      const missing = missingIn(response.headers.get(policyHeader) ?? "", policy);
      return missing.length === 0 ? [] : [`the policy of ${path} lacks ${missing.join(", ")}`];
    };
    const pages = readPolicies();
    const faults = (await Promise.all(pages.map(look))).flat();
    if (faults.length === 0) return pass(`${pages.map(([path]) => path).join(", ")} are there, with their policies.`);
    return fail(`Hosting: ${faults.join("; ")}.`, `firebase deploy --project ${projectName}`);
  },
};
