import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import type { FakeControlPlane } from "../../fakes/control-plane/start-fake-control-plane.ts";
import type { Checkout } from "./a-checkout.ts";
import { runGcloud } from "./gcloud.ts";
import { runFirebase } from "./run-firebase.ts";

/** Does what a command in a document or in the doctor's report does, against a fake control plane; a secret's value is made up. */
export const carryOut = async ([program, ...words]: readonly string[], checkout: Checkout, cloud: FakeControlPlane): Promise<void> => {
  if (program === "gcloud") return runGcloud(cloud, words);
  const value = join(checkout.root, "value");
  writeFileSync(value, "a made-up value");
  const given = words[0] === "functions:secrets:set" ? [...words, "--data-file", value] : words;
  const { code, output } = await runFirebase(checkout, cloud, given);
  expect(code, `firebase ${given.join(" ")}\n${output}`).to.equal(0);
};
