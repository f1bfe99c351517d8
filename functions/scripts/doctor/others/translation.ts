import { translateApiUrl } from "../../../src/lib/platform/config/params.ts";
import { ServiceError } from "../../../src/lib/platform/core/service-error.ts";
import { translationService } from "../../../src/lib/providers/translation/cloud-translation.ts";
import { Spent } from "../../../src/lib/platform/core/spent.ts";
import { type Check, fail, pass, skip, warn } from "../check.ts";

/** Checks that Cloud Translation translates a label, with the operator's account rather than that of the functions. */
export const translation: Check = {
  name: "others/translation",
  run: async ({ projectId }) => {
    if (translateApiUrl.value() === "") return skip("Nothing is translated: TRANSLATE_API_URL is empty.");
    const mend = `gcloud services enable translate.googleapis.com --project ${projectId}\nThe account of the functions needs roles/cloudtranslate.user.`;
    try {
      const [label = ""] = await translationService.translate({
        texts: ["First name"],
        target: "pt",
        spent: new Spent("translate_labels"),
      });
      if (label !== "" && label !== "First name") return pass(`"First name" is translated: "${label}".`);
      return warn("Cloud Translation returns its input unchanged.", mend);
    } catch (error) {
      if (error instanceof ServiceError) return fail(`Nothing is translated: ${error.code}.`, mend);
      throw error;
    }
  },
};
