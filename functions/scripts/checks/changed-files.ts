import { execFileSync } from "node:child_process";
import { repositoryDir } from "../stack/paths.ts";

/**
 * Files of the repository that differ from where this branch left main; on main itself, from the commit before. Undefined when git cannot
 * tell, as in a clone of one commit.
 */
export function findChangedFiles(): readonly string[] | undefined {
  try {
    const head = git("rev-parse", "HEAD");
    const main = ["origin/main", "main"].find(isCommit);
    const base = main === undefined ? head : git("merge-base", head, main);
    const compared = base === head ? git("rev-parse", "HEAD^") : base;
    return `${git("diff", "--name-only", compared)}\n${git("ls-files", "--others", "--exclude-standard")}`.split("\n");
  } catch {
    return undefined; // git failed
  }
}

const git = (...words: readonly string[]): string =>
  execFileSync("git", words, { cwd: repositoryDir, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();

const isCommit = (name: string): boolean => {
  try {
    return git("rev-parse", "--verify", `${name}^{commit}`) !== "";
  } catch {
    return false;
  }
};
