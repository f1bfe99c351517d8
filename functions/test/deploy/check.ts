import { aCloudProject, type CloudProject } from "../../fakes/control-plane/cloud-project.ts";
import { startFakeControlPlane } from "../../fakes/control-plane/start-fake-control-plane.ts";
import { lookBefore } from "../../scripts/doctor/before/look-before.ts";
import { openGoogle } from "../../scripts/doctor/google.ts";
import { readDeployment } from "../../scripts/doctor/read-deployment.ts";
import { SetupError } from "../../local/stack/setup-error.ts";
import { aParameterFolder, type ParameterFolder } from "./a-checkout.ts";
import { projectId } from "./attempt.ts";

interface Checked {
  /** As `doctor --before` ends. */
  readonly code: 0 | 1;
  readonly output: string;
  /** What was done to the project. */
  readonly events: readonly string[];
}

interface CheckOptions {
  /** An ID or alias. */
  readonly name?: string;
  readonly account?: string;
}

/** `doctor --before` of a new project in which everything is ready except for what `spoil` changes. */
export const check = async (
  spoil: (project: CloudProject, folder: ParameterFolder) => void = () => undefined,
  options: CheckOptions = {},
): Promise<Checked> => {
  using folder = aParameterFolder();
  const project = aCloudProject(projectId, ["GEMINI_API_KEY"]);
  spoil(project, folder);
  return await checkProject(project, folder, options);
};

/** `doctor --before` of a project in its present state. */
export const checkProject = async (
  project: CloudProject,
  { root }: ParameterFolder,
  { name = projectId, account = "operator@example.com" }: CheckOptions = {},
): Promise<Checked> => {
  await using cloud = await startFakeControlPlane(project);
  Object.assign(process.env, cloud.environment);
  const lines: string[] = [];
  try {
    const deployment = readDeployment(root, name);
    const google = openGoogle({ projectId: deployment.projectId, account, getToken: async () => Promise.resolve("token") });
    const isReady = await lookBefore(deployment, google, (text) => lines.push(text));
    return { code: isReady ? 0 : 1, output: lines.join("\n"), events: project.events };
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    return { code: 1, output: [...lines, error.message].join("\n"), events: project.events };
  } finally {
    for (const variable of Object.keys(cloud.environment)) Reflect.deleteProperty(process.env, variable);
  }
};
