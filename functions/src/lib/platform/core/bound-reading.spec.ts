import { expect } from "chai";
import { setTimeout as sleep } from "node:timers/promises";
import { AppError } from "./app-error.ts";
import { boundReading } from "./bound-reading.ts";

describe("boundReading", () => {
  it("reads only so often of one subject, whatever is asked, and again when the time is over", async () => {
    const read = boundReading(async (site: string, limit: number) => Promise.resolve(`${site} ${limit}`), {
      inMs: 200,
      most: 3,
      subjects: 10,
    });
    const ask = async (site: string, limit: number): Promise<unknown> =>
      read(site, limit).catch((error: unknown) => (error instanceof AppError ? [error.code, error.headers["Retry-After"]] : error));
    const refused = ["unavailable", "1"];
    expect(await Promise.all([1, 2, 3, 4, 5].map(async (limit) => ask("a", limit)))).to.deep.equal(["a 1", "a 2", "a 3", refused, refused]);
    expect(await ask("b", 6)).to.equal("b 6");
    await sleep(250);
    expect(await ask("a", 7)).to.equal("a 7");
  });
});
