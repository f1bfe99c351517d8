import type { DocumentSnapshot } from "firebase-admin/firestore";
import { under } from "../platform/firestore/database.ts";
import { asDate, asMember, asOptionalDate, asOptionalText, asText } from "../platform/firestore/decode.ts";
import { toWriteToken } from "../platform/firestore/write-token.ts";
import { roles } from "../projects/project.ts";
import type { Invitation, StoredInvitation } from "./stored-invitation.ts";
import type { Member } from "./people-store.ts";

export const invitationsOf = (projectId: string) => under(projectId, "invitations");

export const membersOf = (projectId: string) => under(projectId, "members");

/** Member <- document of the collection `members`. */
export const parseMember = (record: DocumentSnapshot | undefined): Member | undefined =>
  record?.updateTime && {
    uid: record.id,
    role: asMember(roles, record.get("role")),
    joinedBy: asOptionalText(record.get("joined_by")),
    writeToken: toWriteToken(record.updateTime),
  };

/** StoredInvitation <- document of the collection `invitations`. */
export const parseInvitation = (record: DocumentSnapshot | undefined): StoredInvitation | undefined => {
  const role = asMember(roles, record?.get("role"));
  if (record?.updateTime === undefined || role === undefined) return undefined;
  return {
    id: record.id,
    email: asText(record.get("email")),
    role,
    firstName: asOptionalText(record.get("first_name")) ?? null,
    lastName: asOptionalText(record.get("last_name")) ?? null,
    digest: asText(record.get("digest")),
    // Whoever has invited and was deleted since is nobody, and no operator.
    invitedBy: record.get("by_operator") === true ? null : asText(record.get("invited_by")),
    invitedAt: asDate(record.get("invited_at")),
    expiresAt: asDate(record.get("expire_at")),
    attemptedAt: asOptionalDate(record.get("attempted_at")),
    mailedAt: asOptionalDate(record.get("mailed_at")),
    foreignUid: asOptionalText(record.get("foreign_uid")),
    writeToken: toWriteToken(record.updateTime),
  };
};

export const toInvitationDocument = (invitation: Invitation) => ({
  email: invitation.email,
  role: invitation.role,
  first_name: invitation.firstName,
  last_name: invitation.lastName,
  digest: invitation.digest,
  invited_by: invitation.invitedBy,
  by_operator: invitation.invitedBy === null,
  invited_at: invitation.invitedAt,
  expire_at: invitation.expiresAt,
  attempted_at: invitation.attemptedAt ?? null,
  mailed_at: invitation.mailedAt ?? null,
  foreign_uid: invitation.foreignUid ?? null,
});
