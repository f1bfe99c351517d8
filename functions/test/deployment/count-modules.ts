export interface Modules {
  readonly fromCache: number;
  readonly compiled: number;
}

/** With NODE_DEBUG_NATIVE=COMPILE_CACHE, Node tells of every module of a file whether it had to be compiled. */
export const countModules = (output: string, folder: string): Modules => {
  const lines = output.split("\n").filter((line) => line.includes(`${folder}/`));
  return {
    fromCache: lines.filter((line) => line.includes(" was accepted")).length,
    compiled: lines.filter((line) => line.includes(" was not initialized") || line.includes(" was rejected")).length,
  };
};

/** And with NODE_DEBUG=code-cache, so does what loads a function. */
export const countOwnModules = (output: string): Modules => ({
  fromCache: output.match(/^CODE-CACHE .* was accepted$/gm)?.length ?? 0,
  compiled: output.match(/^CODE-CACHE .* is compiled$/gm)?.length ?? 0,
});
