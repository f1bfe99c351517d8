import type { OperatedProject } from "./operated-project.ts";

const noProject = "There is no project no-such-project";

/** Of the verbs for domains. */
export const hostRows = {
  "site host": ({ id }: OperatedProject) =>
    ({
      words: [id, `${id.toLowerCase()}.example`],
      writes: "once",
      refused: [
        [["no-such-project", "www.bakery.example"], noProject],
        [[id, "127.0.0.1"], "is not a domain name"],
        [[id, "a.example", "--remove"], "is not a host of"],
      ],
    }) as const,
  "site hosts": ({ id }: OperatedProject) => ({ words: [id], writes: false, refused: [[["no-such-project"], noProject]] }) as const,
};
