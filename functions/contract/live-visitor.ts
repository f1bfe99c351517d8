import type { Access } from "./operation.ts";
import { unauthenticated } from "./unauthenticated.ts";

/** Members of a project, provisioned by an operator, where the voice module is on; anonymous visitors, where the project is open to anyone. */
export const liveVisitor: Access = {
  headers: [
    {
      name: "x-project-id",
      description: "ID of the project.",
      required: true,
      schema: { type: "string", minLength: 1 },
      example: "demo",
    },
  ],
  refusals: [
    ...unauthenticated,
    {
      code: "missing_project_id",
      when: "The request does not name its project.",
      error: "The x-project-id header is missing.",
    },
    {
      code: "not_provisioned",
      when: "The user has not been provisioned, or has been locked out. Anonymous visitors of a project that is open to anyone are provisioned when they start their first session.",
      error: "This user has not been provisioned. Contact a manager.",
    },
    {
      code: "not_a_member",
      when: "The user has no role in the project, and is no anonymous visitor of a project that is open to anyone. A project that does not exist gets the same response.",
      error: "User is not a member of this project",
    },
    {
      code: "voice_disabled",
      when: "The project's voice module is disabled.",
      error: "Voice web agent not enabled for this project",
    },
    {
      code: "origin_not_allowed",
      when: "The project names `origins`, and the request's `Origin` is neither one of them nor the deployment's own. A request without an `Origin` passes: scripts can leave it out.",
      error: "The assistant cannot be used on this site.",
    },
    {
      code: "agent_not_placed",
      when: "The caller is an anonymous visitor, and the project's placement is stored as `none`.",
      error: "The assistant is switched off on this site.",
    },
  ],
};
