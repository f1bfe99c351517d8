import { composeInvitation, type InvitationMail } from "../../people/compose-invitation.ts";
import { peopleLimits } from "../../people/limits.ts";
import { digest } from "../../platform/core/digest.ts";
import { deliverMail, type MailOptions } from "./send-mail.ts";

/** Sends an invitation. Whether the mail server took it. */
export const invitationSender =
  (options: MailOptions) =>
  async (invitation: InvitationMail): Promise<boolean> => {
    const { projectId, email: address, link } = invitation;
    const mail = await composeInvitation(invitation);
    const outcome = await deliverMail(options, {
      ...mail,
      projectId,
      address,
      id: digest("invitation", link),
      timeMs: peopleLimits.mailMs,
    });
    return outcome === "sent";
  };
