import { randomUUID } from "node:crypto";
import { liveId } from "../../../contract/docsPublish.ts";
import { exampleAck } from "../../../contract/draft-ack.ts";
import { exampleDraft } from "../../../contract/opened-draft.ts";
import { examplePublished, exampleVersion } from "../../../contract/versions.ts";
import { firestore } from "../../support/admin-app.ts";
import { call, type Call, type EndpointName, endpoints, type Reply } from "../../support/api.ts";
import { documentedBodies } from "../../support/documented-examples.ts";
import { aMember, type Person } from "../../support/people.ts";
import { type Fields, pageFields, type Project } from "../../support/projects.ts";
import { provision } from "../../support/visitors.ts";

/** A project that matches the contract's examples: IDs, texts, people, times. */
export interface ExampleWorld {
  readonly project: Project;
  readonly caller: Person;
  /** Sends the contract's example request with these changes. */
  readonly ask: (operation: EndpointName, changes?: Partial<Call>) => Promise<Reply>;
  readonly storePage: (id: string, fields?: Fields) => Promise<void>;
  readonly storeDraft: (fields?: Fields) => Promise<void>;
  /** Stores the draft of the examples as a clone of the live page, with these fields. */
  readonly storeClone: (fields?: Fields) => Promise<void>;
  readonly storeVersion: (fields?: Fields) => Promise<void>;
  /** Stores the live page of the examples with one version in its history, with these fields. */
  readonly storeHistory: (fields?: Fields) => Promise<void>;
  readonly storeRedirect: (from: string, to: string) => Promise<void>;
  readonly changeProject: (fields: Fields) => Promise<void>;
}

export const { draftId } = exampleAck;
const { doc, slug } = exampleDraft;

const ada = { uid: "qX3vB1nM0aZ", profile: { first_name: "Ada", last_name: "Lovelace", language: "en" } };

const projectFields = {
  name: "Fjell & Fjord Cycles",
  plan: "free",
  default_language: "en",
  modules: { voice: true, onboarding: false },
  live_agent: {
    greeting: "Hello, this is Fjell & Fjord Cycles. How can I help?",
    voice: "Kore",
    instructions: "Be kind.",
    heading: { en: "Ask us about bicycles" },
    suggestions: { en: ["When are you open on Saturday?"] },
  },
};

/** The example draft before its last save. */
const versionFields = {
  metadata: doc.metadata,
  content: doc.content,
  doc_template_id: doc.doc_template_id,
  language: doc.language,
  saved_at: new Date(exampleVersion.saved_at),
  saved_by: exampleVersion.saved_by,
  bytes: 1280,
};

export const anExampleWorld = async (): Promise<ExampleWorld> => {
  const project: Project = { id: `project-${randomUUID()}`, templateId: "article" };
  const root = firestore.doc(`projects/${project.id}`);
  const { id: templateId, ...template } = exampleDraft.template ?? {};
  await Promise.all([root.set(projectFields), root.collection("templates").doc(String(templateId)).set(template)]);
  const caller = await aMember(project.id, "manager");
  await Promise.all([
    provision(caller, { profile: { pronoun: "she_her", phone: "+4721985800", language: "en" } }),
    provision(ada, { profile: ada.profile }),
  ]);

  const storePage = async (id: string, fields: Fields = {}): Promise<void> => {
    const page = { slug, metadata: doc.metadata, content: doc.content, updated_at: new Date(exampleDraft.updated_at), updated_by: ada.uid };
    await root
      .collection("documents")
      .doc(id)
      .set(pageFields(project, { ...page, ...fields }));
  };
  const storeVersionOf = async (id: string, versionId: string, fields: Fields): Promise<void> => {
    await root
      .collection("documents")
      .doc(id)
      .collection("versions")
      .doc(versionId)
      .set({ ...versionFields, ...fields });
  };
  const storeVersion = async (fields: Fields = {}): Promise<void> => storeVersionOf(draftId, exampleVersion.versionId, fields);
  const storeDraft = async (fields: Fields = {}): Promise<void> => {
    await storePage(draftId, { visibility: "draft", revision: exampleDraft.revision, ...fields });
    await storeVersion();
  };
  return {
    project,
    caller,
    storePage,
    storeDraft,
    storeClone: async (fields = {}) => {
      await storePage(liveId, fields);
      const { updateTime } = await root.collection("documents").doc(liveId).get();
      const { slug: liveSlug = slug, language = doc.language } = fields;
      await storeDraft({ base: { id: liveId, update_time: updateTime, slug: liveSlug, language } });
    },
    storeVersion,
    storeHistory: async (fields = {}) => {
      await storePage(liveId);
      await storeVersionOf(liveId, examplePublished.versionId, fields);
    },
    storeRedirect: async (from, to) => {
      await root.collection("redirects").doc(from).set({ from, to, language: doc.language, at: new Date() });
    },
    changeProject: async (fields) => {
      await root.update(fields);
    },
    ask: async (operation, changes = {}) => {
      const [body] = documentedBodies(operation).values();
      const isLive = endpoints[operation].path("p", "d", "v").startsWith("/api/live/");
      return call(operation, {
        projectId: project.id,
        draftId,
        versionId: exampleVersion.versionId,
        // Keys and people are for admins alone.
        token: changes.token ?? (/^(?:keys|people)/.test(operation) ? (await aMember(project.id, "admin")).token : caller.token),
        body,
        ...changes,
        headers: { ...(isLive && { "x-project-id": project.id }), ...changes.headers },
      });
    },
  };
};
