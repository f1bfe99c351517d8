/** One icon of Lucide. Importing it by its own name keeps it out of parts of a page that do not show it. */
declare module "lucide/dist/esm/icons/*.mjs" {
  import type { IconNode } from "lucide";
  const node: IconNode;
  export default node;
}
