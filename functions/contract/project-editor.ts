import type { Access } from "./operation.ts";
import { unauthenticated } from "./unauthenticated.ts";

/** Managers and admins of the project. */
export const projectEditor: Access = {
  headers: [],
  refusals: [
    ...unauthenticated,
    {
      sharedAs: "NotAnEditor",
      code: "forbidden",
      when: "The caller is neither a manager nor an admin of the project. A project that does not exist gets the same response.",
      error: "Only managers and admins of this site can do this.",
    },
  ],
};
