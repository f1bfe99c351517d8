import { expect } from "chai";
import { AppError } from "../core/app-error.ts";
import { reading } from "./storage-errors.ts";

const brokenOff = (): Error => Object.assign(new Error("Premature close"), { code: "ERR_STREAM_PREMATURE_CLOSE" });

describe("reading", () => {
  it("repeats once what broke off in the middle of an answer", async () => {
    let attempts = 0;
    const read = reading(async () => {
      if (++attempts === 1) throw brokenOff();
      return Promise.resolve("whole");
    });
    expect(await read).to.equal("whole");
    expect(attempts).to.equal(2);
  });

  it("tells that storage is unavailable when every answer breaks off", async () => {
    const failure = await reading(async () => Promise.reject(brokenOff())).catch((error: unknown) => error);
    expect(failure).to.be.instanceOf(AppError).with.property("code", "unavailable");
  });
});
