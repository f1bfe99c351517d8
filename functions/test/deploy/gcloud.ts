import type { FakeControlPlane } from "../../fakes/control-plane/start-fake-control-plane.ts";

/**
 * What Google's command line does for a command of set-up, which is not among the packages. It takes options as documented: `--name value`,
 * or `--name` alone for switches. https://cloud.google.com/sdk/gcloud/reference
 *
 * @throws Error for a command that it does not know, and for one that Google refuses
 */
export async function runGcloud({ url, control: project }: FakeControlPlane, words: readonly string[]): Promise<void> {
  const { operands, options } = parse(words);
  const send = async (path: string, body: object): Promise<void> => {
    const response = await fetch(`${url}${path}`, { method: "POST", body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`gcloud ${words.join(" ")}: ${await response.text()}`);
  };
  const grant = (roles: Map<string, readonly string[]>): void => {
    roles.set(options["role"] ?? "", [...(roles.get(options["role"] ?? "") ?? []), options["member"] ?? ""]);
  };
  const [group, kind, verb] = operands;
  const name = (operands.at(-1) ?? "").replace("gs://", "");
  switch (`${group} ${kind} ${verb}`) {
    case "artifacts repositories create":
      return send(`/v1/projects/${options["project"] ?? ""}/locations/${options["location"] ?? ""}/repositories?repositoryId=${name}`, {
        format: options["repository-format"]?.toUpperCase(),
      });
    case "storage buckets create":
      return send(`/storage/v1/b?project=${options["project"] ?? ""}`, {
        name,
        location: options["location"],
        iamConfiguration: { publicAccessPrevention: "public-access-prevention" in options ? "enforced" : "inherited" },
        softDeletePolicy: { retentionDurationSeconds: options["soft-delete-duration"] ?? String(7 * 24 * 60 * 60) },
      });
    case "storage buckets add-iam-policy-binding":
      if (project.bucket?.name !== name) throw new Error(`There is no bucket ${name}.`);
      project.bucket = { ...project.bucket, roles: { ...project.bucket.roles, [options["role"] ?? ""]: [options["member"] ?? ""] } };
      return undefined;
    case `projects add-iam-policy-binding ${project.id}`:
      grant(project.roles);
      return undefined;
    case `billing projects link`:
      project.hasBilling = true;
      return undefined;
    default:
      throw new Error(`gcloud ${words.join(" ")} is not known here.`);
  }
}

const switches = new Set(["uniform-bucket-level-access", "public-access-prevention"]);

const parse = (words: readonly string[]) => {
  const operands: string[] = [];
  const options: Record<string, string> = {};
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? "";
    const name = word.replace(/^--/, "");
    if (name === word) operands.push(word);
    else options[name] = switches.has(name) ? "" : (words[++at] ?? "");
  }
  return { operands, options };
};
