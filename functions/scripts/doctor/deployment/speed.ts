import { type Check, pass, warn } from "../check.ts";
import { pathOf } from "../rewrites.ts";

const warmRequests = 3;
/** People notice answers that take longer. */
const slow = { firstMs: 3_000, warmMs: 700 };

/** Times the first answer, which may come from a new instance, and the following ones. No other check calls this function. */
export const speed: Check = {
  name: "deployment/speed",
  kind: "cheap",
  run: async ({ origin }, signal) => {
    const measure = async (): Promise<number> => {
      const startedMs = performance.now();
      const response = await fetch(`${origin}${pathOf("editVersion") ?? ""}`, { signal });
      await response.arrayBuffer();
      return Math.round(performance.now() - startedMs);
    };
    const firstMs = await measure();
    const times: number[] = [];
    for (let turn = 0; turn < warmRequests; turn++) times.push(await measure());
    const warmMs = times.toSorted((a, b) => a - b)[Math.floor(warmRequests / 2)] ?? 0;
    const said = `The first answer took ${firstMs} ms, then ${warmMs} ms.`;
    if (firstMs < slow.firstMs && warmMs < slow.warmMs) return pass(said);
    return warn(
      `${said} That is slow.`,
      "Are the functions in the region of the database, and near to their visitors (REGION)?\nMIN_INSTANCES=1 keeps an instance of each warm.",
    );
  },
};
