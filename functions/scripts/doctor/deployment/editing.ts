import * as z from "zod";
import { type Check, fail, pass } from "../check.ts";
import { headersOf } from "../start-session.ts";

const List = z.object({ documents: z.array(z.object({ slug: z.nullable(z.string()) })) });

/** Checks that a new user can sign in and read the pages of their project. */
export const editing: Check = {
  name: "deployment/editing",
  run: async (patient, signal) => {
    const { projectId } = await patient.guest();
    const response = await fetch(`${patient.origin}/api/projects/${projectId}/docs?visibility=live`, {
      headers: await headersOf(patient),
      signal,
    });
    const text = await response.text();
    const list = List.safeParse(response.ok ? JSON.parse(text) : undefined);
    const slugs = list.data?.documents.map(({ slug }) => slug) ?? [];
    if (slugs.includes("opening-hours")) return pass("A new manager signs in and reads the pages of a new project.");
    return fail(
      `A new manager cannot read the pages of a new project: docsList answered ${response.status}${response.ok ? " without them" : ""}.`,
      `May the functions' account read Firestore? npm --prefix functions run doctor -- --project ${patient.projectName} --before`,
    );
  },
};
