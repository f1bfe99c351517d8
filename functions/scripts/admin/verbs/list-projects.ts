import type { DocumentReference, DocumentSnapshot } from "firebase-admin/firestore";
import { asRecord, asText } from "../../../src/lib/platform/firestore/decode.ts";
import { propose, type Proposal } from "../change.ts";
import type { Target } from "../target.ts";

/** 300 documents per read, with a few fields each. */
const batchSize = 300;

/** All projects, including deleted ones that still have records. */
export const listProjects = async ({ firestore }: Target): Promise<Proposal> => {
  // Also lists deleted documents that still have something below them.
  const refs = await firestore.collection("projects").listDocuments();
  const projects = [];
  for (let from = 0; from < refs.length; from += batchSize) {
    const batch: readonly DocumentReference[] = refs.slice(from, from + batchSize);
    const found = await firestore.getAll(...batch, { fieldMask: ["name", "plan", "modules"] });
    projects.push(...found.map(toListed));
  }
  const width = Math.max(...projects.map(({ id }) => id.length));
  const lines = projects.map(({ id, name, plan, modules, is_deleted }) =>
    [id.padEnd(width), ...(is_deleted ? ["(deleted; some records are left)"] : [plan.padEnd(8), name, ...modules])].join("  "),
  );
  return propose({ result: { projects }, sentence: lines.join("\n") || "There is no project." });
};

const toListed = (project: DocumentSnapshot) => ({
  id: project.id,
  name: asText(project.get("name")),
  plan: asText(project.get("plan")),
  modules: Object.entries(asRecord(project.get("modules"))).flatMap(([name, isOn]) => (isOn === true ? [name] : [])),
  is_deleted: !project.exists,
});
