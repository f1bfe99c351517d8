/** Something that a deployment lacks. */
export interface Finding {
  /** True if a deployment without it would fail, or have permanent defects. Advice does not stop a deployment. */
  readonly isNeeded: boolean;
  /** A sentence. */
  readonly what: string;
  /** Commands or settings, one per line. */
  readonly mend: string;
}

export const needed = (what: string, mend: string): Finding => ({ isNeeded: true, what, mend });

export const advised = (what: string, mend: string): Finding => ({ isNeeded: false, what, mend });

/** The command that grants a missing role, by default to the deploying person. */
export const grantRole = (projectId: string, role: string, member = "user:<your account>"): string =>
  `gcloud projects add-iam-policy-binding ${projectId} --member ${member} --role ${role}`;

export const describeFindings = (findings: readonly Finding[]): string =>
  findings
    .map(({ isNeeded, what, mend }) => `${isNeeded ? "Missing" : "Advised"}: ${what}\n${mend.replaceAll(/^/gm, "    ")}`)
    .join("\n\n");
