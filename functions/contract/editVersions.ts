import { editVersions as endpoint } from "../src/endpoints/editVersions.ts";
import { versionList } from "../answers/versions.ts";
import { exampleAck } from "./draft-ack.ts";
import { noSuchDraft } from "./draft-refusals.ts";
import { operation } from "./operation.ts";
import { projectEditor } from "./project-editor.ts";
import { exampleVersion } from "./versions.ts";

export const editVersions = operation({
  endpoint,
  tag: "Draft editing",
  summary: "List the versions of a draft",
  description:
    "Returns what saves of the draft have replaced, without the texts. Up to 50 versions are kept, and they span the draft's life: beyond 50, " +
    "the one goes that is closest in time to its neighbours. Versions that another program made are listed, too, and never removed.",
  access: projectEditor,
  answer: { schema: versionList, headers: [] },
  examples: {
    versions: {
      draftId: exampleAck.draftId,
      versions: [{ ...exampleVersion, language: "en", title: "About us", bytes: 1280 }],
    },
  },
  refusals: [{ ...noSuchDraft, when: "There is no draft with this id. A live page is not a draft." }],
});
