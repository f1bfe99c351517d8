/**
 * The door to every script: `node scripts/run.mjs <script> [arguments]` runs `scripts/<script>.ts`. `--help` prints the comment at the top of
 * a script that has no help of its own.
 *
 * It works on any Node, on a fresh clone: it installs what the lock file asks for, then runs the script on the Node of
 * the project, which is first in PATH so that the emulators and their workers find it too.
 */
import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { constants } from "node:os";
import { delimiter, join } from "node:path";
import { setInterval } from "node:timers";
import { fileURLToPath, URL } from "node:url";

const functionsDir = fileURLToPath(new URL("..", import.meta.url));
const webDir = fileURLToPath(new URL("../../web", import.meta.url));
const projectNode = join(functionsDir, "node_modules", "node", "bin", process.platform === "win32" ? "node.exe" : "node");

const [script, ...scriptArguments] = process.argv.slice(2);

if (scriptArguments[0] === "--help" && !["admin", "bench", "doctor", "rehearse", "soak"].includes(script)) {
  console.log(readHelp());
  process.exit(0);
}
const missing = [functionsDir, webDir].filter((folder) => !isInstalled(folder) || (folder === functionsDir && !existsSync(projectNode)));
if (missing.length > 0) console.error("Installing packages. This takes a minute or two, once.");
const [problem] = (await Promise.all(missing.map(install))).filter((one) => one !== undefined);
if (problem !== undefined) fail(`The packages could not be installed${problem}: see above. Is the npm registry reachable?`);
if (!existsSync(projectNode))
  fail("The packages are installed, but Node is not among them: the npm package `node` could not run its install script.");
run();

function readHelp() {
  const [, comment = ""] = /\/\*\*(.*?)\*\//s.exec(readFileSync(join(functionsDir, "scripts", `${script}.ts`), "utf8")) ?? [];
  return comment.replaceAll(/^ *\* ?/gm, "").trim();
}

/** True when everything in the lock file is there in its version. Files' dates would not tell: a checkout changes them. */
function isInstalled(folder) {
  const installedLock = join(folder, "node_modules", ".package-lock.json");
  if (!existsSync(installedLock)) return false;
  const installed = readPackages(installedLock);
  return Object.entries(readPackages(join(folder, "package-lock.json")))
    .filter(([path]) => path !== "")
    .every(([path, { version, optional, devOptional }]) =>
      installed[path] === undefined ? optional || devOptional : installed[path].version === version,
    );
}

function readPackages(lockFile) {
  return JSON.parse(readFileSync(lockFile, "utf8")).packages;
}

/** What went wrong, to be read after "could not be installed"; undefined if all is well. */
function install(folder) {
  const options = ["--prefix", folder, "--include=dev", "--ignore-scripts=false", "--no-audit", "--no-fund", "--loglevel=error"];
  const { npm_execpath: npm, npm_node_execpath: npmNode = process.execPath } = process.env;
  const [command, ...first] = npm === undefined ? ["npm"] : [npmNode, npm];
  const child = spawn(command, [...first, "ci", ...options], { cwd: folder, stdio: ["ignore", 2, 2] });
  return new Promise((resolve) => {
    child.on("error", ({ message }) => resolve(` (${message})`));
    child.on("exit", (code) => resolve(code === 0 ? undefined : ""));
  });
}

function run() {
  // The script notices by the channel when this process is killed, and stops what it has started.
  const child = spawn(projectNode, [join(functionsDir, "scripts", `${script}.ts`), ...scriptArguments], {
    cwd: functionsDir,
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    env: { ...process.env, PATH: [join(functionsDir, "node_modules", ".bin"), process.env.PATH].join(delimiter) },
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  const parent = process.ppid;
  const stopWithParent = () => process.ppid === parent || child.kill("SIGHUP");
  setInterval(stopWithParent, 1000).unref(); // npm was killed
  child.on("error", (error) => fail(`Node could not be started: ${error.message}`));
  child.on("exit", (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
