import { type Fake, startFake } from "../server/start-fake.ts";
import type { CloudProject } from "./cloud-project.ts";
import { answerCall } from "./answer-call.ts";

/** A request that no route matches. */
type Unanswered = string;

export interface FakeControlPlane extends Fake<CloudProject> {
  readonly unanswered: readonly Unanswered[];
  /** Environment variables that point firebase-tools and the doctor here. */
  readonly environment: Readonly<Record<string, string>>;
}

/** Every Google origin that firebase-tools reads from the environment, and the one of all APIs for the doctor. */
const originNames = [
  "ARTIFACT_REGISTRY_DOMAIN",
  "CLOUD_RUN_API_URL",
  "CLOUD_RUN_URL",
  "CLOUD_SECRET_MANAGER_URL",
  "COMPUTE_URL",
  "EVENTARC_URL",
  "FIREBASE_API_URL",
  "FIREBASE_AUTH_MANAGEMENT_URL",
  "FIREBASE_CLOUDBILLING_URL",
  "FIREBASE_CLOUDBUILD_URL",
  "FIREBASE_CLOUDLOGGING_URL",
  "FIREBASE_CLOUDSCHEDULER_URL",
  "FIREBASE_EXT_URL",
  "FIREBASE_FUNCTIONS_URL",
  "FIREBASE_FUNCTIONS_V2_URL",
  "FIREBASE_HOSTING_API_URL",
  "FIREBASE_IAM_URL",
  "FIREBASE_IDENTITY_URL",
  "FIREBASE_PUBSUB_URL",
  "FIREBASE_RESOURCEMANAGER_URL",
  "FIREBASE_RULES_URL",
  "FIREBASE_RUNTIMECONFIG_URL",
  "FIREBASE_SERVICE_USAGE_URL",
  "FIREBASE_STORAGE_URL",
  "FIREBASE_TOKEN_URL",
  "FIRESTORE_URL",
  "LECTERN_GOOGLE_URL",
];

/** Google Cloud's control plane for one project, on one port: all that firebase-tools calls to deploy. Not part of the local stack. */
export async function startFakeControlPlane(project: CloudProject): Promise<FakeControlPlane> {
  const unanswered: Unanswered[] = [];
  let url = "";
  const fake = await startFake<CloudProject>(
    {},
    {
      control: project,
      routes: new Map(),
      answer: async (request, response) => {
        const { status, body } = answerCall(project, url, request);
        if (status === 404) unanswered.push(`${request.method} ${request.url.pathname}`);
        response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
      },
    },
  );
  ({ url } = fake);
  return { ...fake, unanswered, environment: Object.fromEntries(originNames.map((name) => [name, url])) };
}
