import type { OperatedProject } from "./operated-project.ts";
import { noProject, type VerbRow } from "./verb-row.ts";

export const siteVerbRows: Readonly<Record<string, (project: OperatedProject) => VerbRow>> = {
  "site export": ({ id, files }) => ({
    words: [id, files.export],
    writes: "gone",
    refused: [noProject(files.export), [[id, files.template], "already exists"], [[id, "/no/such/folder/site"], "cannot be written"]],
  }),
  "site import": ({ id, files: { site } }) => ({
    words: [id, site],
    writes: "once",
    refused: [noProject(site), [[id, "/no/such"], "no file"]],
  }),
  "site import-wordpress": ({ id, templateId, files }) => ({
    words: [id, files.wordpress, "--template", templateId],
    writes: "once",
    refused: [
      [[id, files.wordpress], "--template"],
      [[id, files.page, "--template", templateId], "is not an export of WordPress"],
      [[id, files.wordpress, "--language", "Klingon"], "is not a language"],
    ],
  }),
};
