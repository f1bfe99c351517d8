/**
 * Loads a function with V8's compiled code from the image, as far as it was called there.
 *
 * Node's own compile cache stores a module before it runs (`MaybeSaveImpl` in Node's `compile_cache.cc`, 24.21). Most of a bundle is
 * compiled when called, which would be repeated at every start. V8 also yields that code, later, but only of scripts: hence CommonJS.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { debuglog } from "node:util";
import { deserialize, serialize } from "node:v8";
import { Script } from "node:vm";
import { crc32 } from "node:zlib";
import { codeFolder, keepCode } from "./cache-folder.ts";

interface LoadedModule {
  readonly exports: Record<string, unknown>;
  readonly script: Script;
  readonly sourceSum: number;
}

/** By path of the modules. */
type KeptCode = ReadonlyMap<string, Pick<LoadedModule, "sourceSum"> & { readonly code: Buffer }>;

const debug = debuglog("code-cache");
const requireOfNode = createRequire(__filename);

/** What `endpoints/<name>.cjs` exports. */
export function loadEndpoint(name: string): Record<string, unknown> {
  const file = join(codeFolder, name);
  const isKept = process.env[keepCode] === "1";
  const path = `endpoints/${name}.cjs`;
  const modules = new Map<string, LoadedModule>();
  if (isKept)
    process.once("exit", () => {
      keep(file, modules);
    });
  return load(path, modules, isKept ? new Map() : readKept(file));
}

function load(path: string, modules: Map<string, LoadedModule>, kept: KeptCode): Record<string, unknown> {
  const known = modules.get(path);
  if (known !== undefined) return known.exports;
  const source = readFileSync(join(__dirname, path));
  const sourceSum = crc32(source);
  const code = kept.get(path);
  // One string: a literal with the source in it would be copied once more when compiled.
  const script = new Script(Buffer.concat([head, source, tail]).toString(), {
    filename: join(__dirname, path),
    cachedData: code?.sourceSum === sourceSum ? code.code : undefined,
  });
  debug("%s %s", path, script.cachedDataRejected === false ? "was accepted" : "is compiled");
  const module = { exports: {}, script, sourceSum };
  modules.set(path, module);
  const run: unknown = script.runInThisContext();
  const requireHere = (id: string): unknown => (id.startsWith(".") ? load(join(path, "..", id), modules, kept) : requireOfNode(id));
  if (typeof run === "function") Reflect.apply(run, undefined, [module.exports, requireHere, module]);
  return module.exports;
}

const head = Buffer.from("(function (exports, require, module) {");
const tail = Buffer.from("\n})");

/** V8 rejects code of another version, other flags or another processor, but does not check whether it is complete. */
function readKept(file: string): KeptCode {
  if (!existsSync(file)) return new Map();
  const bytes = readFileSync(file);
  const content = bytes.subarray(sumBytes);
  if (bytes.length < sumBytes || bytes.readUInt32LE() !== crc32(content)) return new Map();
  const read: (content: Buffer) => KeptCode = deserialize; // written by `keep`
  return read(content);
}

function keep(file: string, modules: ReadonlyMap<string, LoadedModule>): void {
  const kept: KeptCode = new Map(
    modules.entries().map(([path, { script, sourceSum }]) => [path, { sourceSum, code: script.createCachedData() }]),
  );
  const content = serialize(kept);
  const sum = Buffer.alloc(sumBytes);
  sum.writeUInt32LE(crc32(content));
  writeFileSync(file, Buffer.concat([sum, content]));
}

/** Length of the CRC-32 at the beginning of a file. */
const sumBytes = 4;
