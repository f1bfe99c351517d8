/** `npm run pictures`: takes the pictures in `docs/pictures/` on a fresh stack. An argument such as `voice` selects pages by file name. */
import { globSync } from "node:fs";
import { basename } from "node:path";
import { runMocha } from "./checks/run-mocha.ts";
import { functionsDir } from "../local/stack/paths.ts";
import { runScript } from "../local/stack/run-script.ts";
import { SetupError } from "../local/stack/setup-error.ts";
import { withStack } from "../local/stack/stack.ts";

/** 10 min, because conversations run in real time. */
const timeoutMs = 600_000;

await runScript(async (signal) => {
  const wanted = process.argv.slice(2);
  const files = globSync("test/pictures/*.pictures.ts", { cwd: functionsDir }).filter(
    (path) => wanted.length === 0 || wanted.includes(basename(path, ".pictures.ts")),
  );
  if (files.length === 0) throw new SetupError(`There are no pictures of ${wanted.join(", ")}.`);
  const { failures } = await withStack(signal, async () => runMocha(files, { timeoutMs, signal }));
  for (const text of failures) console.log(text);
  return failures.length === 0 ? 0 : 1;
});
