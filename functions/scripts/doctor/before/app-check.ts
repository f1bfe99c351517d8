import { parseAppCheckMode } from "../../../src/lib/platform/config/params.ts";
import { type Deployment, siteKeyParameter } from "../read-deployment.ts";
import { advised, type Finding, needed } from "./finding.ts";

/** Google does not document the length of a key. All known ones have 40 characters (2026-11). */
const keyForm = /^[\w-]{20,}$/;

/** If requests need App Check tokens, the deployed pages need the key to get them. */
export function checkAppCheck({ parameters, projectId, siteKey }: Deployment): readonly Finding[] {
  const file = `functions/.env.${projectId}`;
  if (siteKey !== "" && !keyForm.test(siteKey))
    return [
      needed(
        `${siteKeyParameter} is not a reCAPTCHA Enterprise key.`,
        `${siteKeyParameter}=<the key's ID> in ${file}\ngcloud recaptcha keys list shows it.`,
      ),
    ];
  if (siteKey !== "" || parseAppCheckMode(parameters["APP_CHECK"] ?? "") !== "enforce") return [];
  return [
    advised(
      "APP_CHECK is enforced, but the hosted pages have no reCAPTCHA key: they are refused.",
      `${siteKeyParameter}=<the key's ID> in ${file}, or APP_CHECK=log\ndocs/deploying.md#app-check says how to get one.`,
    ),
  ];
}
