import { join } from "node:path";
import { cruise, format, type ICruiseResult, type IFormatOptions } from "dependency-cruiser";
import extractOptions from "dependency-cruiser/config-utl/extract-depcruise-options";
import extractTSConfig from "dependency-cruiser/config-utl/extract-ts-config";
import { repositoryDir } from "../../local/stack/paths.ts";

/** Who imports whom, judged by the rules in `.dependency-cruiser.mjs`, in this folder or in another one with the same names. */
export const cruiseRepository = async (folder: string): Promise<ICruiseResult> => {
  const options = await extractOptions(join(repositoryDir, ".dependency-cruiser.mjs"));
  const { output } = await cruise(["functions", "web"], { ...options, baseDir: folder, validate: true }, undefined, {
    tsConfig: extractTSConfig(join(repositoryDir, "web/tsconfig.json")),
  });
  if (typeof output === "string") throw new Error(output);
  return output;
};

export const render = async (layers: ICruiseResult, options: IFormatOptions): Promise<string> => {
  const { output } = await format(structuredClone(layers), options);
  if (typeof output !== "string") throw new Error("The result has no form as text.");
  return output;
};
