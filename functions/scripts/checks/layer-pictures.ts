import type { ICruiseResult } from "dependency-cruiser";
import { render } from "./layers.ts";

/** Rooms of the service. All of them stand on the platform, whose arrows would hide the others. */
const rooms = {
  includeOnly: "^functions/src/(endpoints|schedules|lib)/",
  exclude: "^functions/src/lib/platform/",
  collapse: "^functions/src/(endpoints|schedules|lib/[^/]+)",
};

/** Folders of the repository. Tests may import everything. */
const folders = {
  includeOnly: "^(functions|web)/",
  exclude: ["node_modules", String.raw`\.spec\.ts$`, "^functions/test/", "^web/[^/]+$"],
  collapse: "^(functions|web)/[^/]+",
};

const pictures: Readonly<Record<string, typeof rooms | typeof folders>> = { rooms, folders };

/** The document with its pictures drawn anew, each between two comments with its name. */
export const withPictures = async (document: string, layers: ICruiseResult): Promise<string> => {
  let drawn = document;
  for (const [name, options] of Object.entries(pictures)) {
    const picture = await render(layers, { outputType: "mermaid", ...options });
    const [begin, end] = [`<!-- ${name}: written by npm --prefix functions run layers -->\n`, `<!-- end of ${name} -->`];
    const [before, after] = [drawn.indexOf(begin), drawn.indexOf(end)];
    if (before < 0 || after < before) throw new Error(`docs/architecture.md has no place for the picture of ${name}.`);
    drawn = `${drawn.slice(0, before)}${begin}\n\`\`\`mermaid\n${picture.trim()}\n\`\`\`\n\n${drawn.slice(after)}`;
  }
  return drawn;
};
