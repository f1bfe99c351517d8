import { AppError } from "../core/app-error.ts";
import { identityService } from "./id-token.ts";

/**
 * Deletes an identity that is still anonymous. One that has become an account stays; one that is already gone is not an error.
 *
 * @throws AppError `unavailable`
 */
export const removeAnonymousIdentity = async (uid: string): Promise<void> => {
  try {
    const { providerData, email, phoneNumber } = await identityService().getUser(uid);
    const isAccount = providerData.length > 0 || email !== undefined || phoneNumber !== undefined;
    if (!isAccount) await identityService().deleteUser(uid);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "auth/user-not-found") return;
    throw new AppError("unavailable", "The identity cannot be deleted right now.", { cause: error });
  }
};
