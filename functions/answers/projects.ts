import * as z from "zod";
import type { AnswerOf } from "./answer-of.ts";

const teamRoles = ["admin", "manager"] as const;

export const projectList = z
  .strictObject({
    projects: z
      .array(
        z
          .strictObject({
            projectId: z.string(),
            name: z.string().describe("Empty if the project has none."),
            role: z.enum(teamRoles).describe("The caller's role there."),
            site_url: z.nullable(z.string()).describe("The address of the published site. `null`: unknown."),
          })
          .meta({ id: "OwnProject" }),
      )
      .describe("By name."),
  })
  .meta({ id: "ProjectList" });

export type ProjectList = AnswerOf<typeof projectList>;
