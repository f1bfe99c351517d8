import { sites } from "../../../../web/pages.ts";
import { type Check, fail, pass } from "../check.ts";

/** Checks files whose URLs customers have embedded, and the worklets that sound needs. */
export const embed: Check = {
  name: "deployment/embed",
  kind: "cheap",
  run: async ({ origin, projectName }, signal) => {
    const paths = sites.flatMap(({ folder, entries, fixed = [] }) =>
      fixed.filter((name) => entries[name]?.endsWith(".css") !== true).map((name) => `/${folder}/${name}.js`),
    );
    const look = async (path: string): Promise<readonly string[]> => {
      const { ok, status, headers, body } = await fetch(`${origin}${path}`, { signal });
      await body?.cancel();
      if (!ok) return [`${path} is answered with ${status}`];
      if (headers.get("content-type")?.includes("javascript") !== true) return [`${path} is no script`];
      const isShared = !path.startsWith("/embed/") || headers.get("access-control-allow-origin") === "*";
      return isShared ? [] : [`${path} may not be used by other sites`];
    };
    const faults = (await Promise.all(paths.map(look))).flat();
    if (faults.length === 0) return pass(`${paths.length} scripts that other sites load are available.`);
    return fail(`Hosting: ${faults.join("; ")}.`, `firebase deploy --project ${projectName}`);
  },
};
