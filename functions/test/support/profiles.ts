import * as z from "zod";
import { firestore } from "./admin-app.ts";
import type { Fields } from "./projects.ts";
import { toolResult, callTool, type ToolAnswer } from "./tools.ts";
import type { Visitor } from "./visitors.ts";

/** Stored profiles, and the tool that changes them. */

export const tell = async (visitor: Visitor, args: object = {}, base?: string): Promise<ToolAnswer> =>
  toolResult(await callTool(visitor, "update_profile", args, base === undefined ? {} : { base }));

/** A stored user, and the time of the last write, to the microsecond. */
export const storedUser = async ({ uid }: Visitor): Promise<{ readonly fields: Fields; readonly updateTime: string }> => {
  const record = await firestore.doc(`users/${uid}`).get();
  return { fields: record.data() ?? {}, updateTime: `${record.updateTime?.seconds ?? 0}.${record.updateTime?.nanoseconds ?? 0}` };
};

export const storedProfile = async (visitor: Visitor): Promise<Fields> =>
  z.record(z.string(), z.unknown()).parse((await storedUser(visitor)).fields["profile"]);

const label = z.string().min(1);

/** An answer's card, without the members that other tools' widgets may lack. */
export const cardOf = ({ widget }: ToolAnswer) =>
  z
    .strictObject({
      type: z.literal("card"),
      card_id: z.literal("profile_card"),
      template_id: z.literal("profile_card"),
      dir: z.enum(["ltr", "rtl"]),
      data: z.strictObject({
        first_name: z.string().nullable(),
        last_name: z.string().nullable(),
        pronoun: z.enum(["she_her", "he_him", "they_them", "unspecified"]),
        phone: z.string().nullable(),
        contact_email: z.string().nullable(),
        language: z.string(),
        language_label: z.string().min(1),
      }),
      labels: z.strictObject({ profile: label, first_name: label, pronoun: label, email: label, phone: label, language: label }),
      pronoun_labels: z.strictObject({ she_her: label, he_him: label, they_them: label, unspecified: label }),
    })
    .parse(widget);
