export interface Modules {
  readonly fromCache: number;
  readonly compiled: number;
}

/** With NODE_DEBUG_NATIVE=COMPILE_CACHE, Node reports for every module that it loads from a file whether it had to be compiled. */
export const countModules = (output: string, folder: string): Modules => {
  const lines = output.split("\n").filter((line) => line.includes(`${folder}/`));
  return {
    fromCache: lines.filter((line) => line.includes(" was accepted")).length,
    compiled: lines.filter((line) => line.includes(" was not initialized") || line.includes(" was rejected")).length,
  };
};

/** With NODE_DEBUG=code-cache, the loader of functions reports the same. */
export const countOwnModules = (output: string): Modules => ({
  fromCache: output.match(/^CODE-CACHE .* was accepted$/gm)?.length ?? 0,
  compiled: output.match(/^CODE-CACHE .* is compiled$/gm)?.length ?? 0,
});
