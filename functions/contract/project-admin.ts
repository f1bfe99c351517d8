import type { Access } from "./operation.ts";
import { unauthenticated } from "./unauthenticated.ts";

/** Admins of the project. */
export const projectAdmin: Access = {
  headers: [],
  refusals: [
    ...unauthenticated,
    {
      sharedAs: "NotAnAdmin",
      code: "forbidden",
      when: "The caller is not an admin of the project. A project that does not exist gets the same response.",
      error: "Only admins of this site can do this.",
    },
  ],
};
