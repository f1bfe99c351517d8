import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import * as z from "zod";
import { readManagerCountries } from "../../../src/lib/platform/config/params.ts";
import { parseDiallablePhone } from "../../../src/lib/projects/diallable-phone.ts";
import { parseProject } from "../../../src/lib/projects/record.ts";
import { fail, pass, skip, warn } from "../check.ts";
import type { Patient } from "../patient.ts";
import { askTwilio, describeAnswer, phoneCheck } from "./twilio.ts";

const Country = z.object({ low_risk_numbers_enabled: z.boolean() });

const mostNamed = 5;

const mend = "https://console.twilio.com/us1/develop/voice/settings/geo-permissions";

/** The countries of the projects' managers, and the projects whose number cannot be dialled. Phone numbers are not reported. */
const readManagers = async ({ projects }: Patient, permitted: readonly string[]) => {
  const { docs } = await (await projects()).select("manager_phone", "managers").get();
  const found = docs.flatMap((project) =>
    (parseProject(project)?.managers ?? []).map(({ phone }) => ({ id: project.id, read: parseDiallablePhone(phone, permitted) })),
  );
  return {
    countries: found.flatMap(({ read }) => ("phone" in read ? (parsePhoneNumberFromString(read.phone)?.country ?? []) : [])),
    wrong: found.flatMap(({ id, read }) => {
      if ("problem" in read) return [`${id} (${read.problem})`];
      return read.isKnown ? [] : [`${id} (is in no known range, but will be called)`];
    }),
  };
};

/** Checks that Twilio may call the countries of the parameter and of the projects' managers. */
export const countries = phoneCheck({
  name: "phone/countries",
  run: async (patient, signal) => {
    const permitted = readManagerCountries();
    const managers = await readManagers(patient, permitted);
    const wanted = [...new Set([...permitted, ...managers.countries])].toSorted();
    const look = async (country: string): Promise<readonly string[]> => {
      const answer = await askTwilio({ as: "account", path: `/v1/DialingPermissions/Countries/${country}`, signal });
      if (answer.status !== 200) return [`${country} (${describeAnswer(answer)})`];
      return Country.safeParse(answer.body).data?.low_risk_numbers_enabled === true ? [] : [country];
    };
    const closed = (await Promise.all(wanted.map(look))).flat();
    if (closed.length > 0) return fail(`Twilio does not permit calls to ${closed.join(", ")}, where managers are.`, mend);
    const { wrong } = managers;
    if (wrong.length > 0)
      return warn(
        `Projects with a manager's number that cannot be dialled, or may not exist: ${wrong.slice(0, mostNamed).join("; ")}${wrong.length > mostNamed ? "; ..." : "."}`,
        "npm --prefix functions run admin -- project set <project> --manager-phone <number>\ndocs/transfers.md#limits",
      );
    if (wanted.length === 0) return skip("MANAGER_COUNTRIES names no countries, and no project has a manager's number.");
    return pass(`Calls to ${wanted.join(", ")} are permitted. Projects with a number there: ${managers.countries.length}.`);
  },
});
