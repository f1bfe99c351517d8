/** What a deployment lacks. */
export interface Finding {
  /** A deployment without it would fail, or be wrong for good. What is only advised stops nothing. */
  readonly isNeeded: boolean;
  /** A sentence. */
  readonly what: string;
  /** Commands or settings, one a line. */
  readonly mend: string;
}

export const needed = (what: string, mend: string): Finding => ({ isNeeded: true, what, mend });

export const advised = (what: string, mend: string): Finding => ({ isNeeded: false, what, mend });

/** The command that mends a missing role, of whoever deploys unless somebody else is named. */
export const grantRole = (projectId: string, role: string, member = "user:<your account>"): string =>
  `gcloud projects add-iam-policy-binding ${projectId} --member ${member} --role ${role}`;

export const describeFindings = (findings: readonly Finding[]): string =>
  findings
    .map(({ isNeeded, what, mend }) => `${isNeeded ? "Missing" : "Advised"}: ${what}\n${mend.replaceAll(/^/gm, "    ")}`)
    .join("\n\n");
