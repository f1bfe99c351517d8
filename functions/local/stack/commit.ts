import { execFileSync } from "node:child_process";
import { repositoryDir } from "./paths.ts";

/** The commit of this checkout, followed by `-dirty` if something is not committed. Empty without Git. */
export const readCommit = (): string => {
  try {
    const options = ["describe", "--always", "--dirty", "--abbrev=40", "--exclude", "*"];
    return execFileSync("git", options, { cwd: repositoryDir, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  } catch {
    return "";
  }
};
