import { projectsList as endpoint } from "../src/endpoints/projectsList.ts";
import { projectList } from "../answers/projects.ts";
import { operation } from "./operation.ts";
import { signedIn } from "./signed-in.ts";

export const projectsList = operation({
  endpoint,
  tag: "Lists",
  summary: "List your projects",
  description:
    "Lists the projects of which the caller is an admin or a manager. Someone who has none, or is locked out, gets an empty list. A member record " +
    "is found by its field `uid`: programs that write `members` write it too.",
  access: signedIn,
  answer: { schema: projectList, headers: [] },
  examples: {
    projects: { projects: [{ projectId: "bakery", name: "Bakery", role: "manager", site_url: "https://bakery.example" }] },
  },
});
