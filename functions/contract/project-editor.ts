import type { Access } from "./operation.ts";

/** Managers and admins of the project. */
export const projectEditor: Access = {
  headers: [],
  refusals: [
    {
      sharedAs: "Unauthenticated",
      code: "unauthenticated",
      when: "The ID token is missing, invalid or has expired, or its owner is disabled or signed out.",
      error: "The ID token is invalid or has expired. Sign in again.",
    },
    {
      sharedAs: "NotAnEditor",
      code: "forbidden",
      when: "The caller is neither manager nor admin of the project. A project that does not exist is answered the same way.",
      error: "Only managers and admins of the project may do this.",
    },
  ],
};
