import { useApolloClient } from "@apollo/client/react";
import type { UseFormReturn } from "react-hook-form";
import { failureOf, isOutage } from "../../../graphql/errors";
import { ChangePasswordDocument, MySessionsDocument } from "../../../graphql/operations/profile";
import { profileTexts } from "../../../i18n/profileTexts";
import { useT } from "../../../i18n/useT";
import { useLock } from "../../../shared/change/useLock";
import { serverFaults } from "../../../shared/form/serverFaults";
import { showFaults } from "../../../shared/form/showFaults";
import { sayFailed } from "../../../shared/ui/sayFailed";
import { toast } from "../../../shared/ui/toastStore";
import { waitOf } from "../waitOf";

export type PasswordValues = { currentPassword: string; newPassword: string; confirmation: string };

export const noPasswords: PasswordValues = { currentPassword: "", newPassword: "", confirmation: "" };

const fields = ["currentPassword", "newPassword"] as const;

/** Changes the password. Resolves to the reason of a failure, in words for above the form, or null. */
export function useChangePassword({ reset, setError }: UseFormReturn<PasswordValues>) {
  const t = useT(profileTexts);
  const client = useApolloClient();
  const lock = useLock();

  const explain = (error: unknown): string => {
    const failure = failureOf(error);
    if (failure === "RATE_LIMITED") return t("tooMany", { count: Math.ceil(waitOf(error) / 60) });
    if (isOutage(failure)) return t("unreachable");
    return showFaults(serverFaults(error), fields, setError) ? t("checkFields") : t("passwordFailed");
  };

  return async ({ currentPassword, newPassword }: PasswordValues): Promise<string | null> => {
    if (!lock.take("password")) return null;
    let isDone = false;
    try {
      const variables = { input: { currentPassword, newPassword } };
      await client.mutate({ mutation: ChangePasswordDocument, variables });
      isDone = true;
    } catch (error) {
      sayFailed(error, t("passwordFailed"), "password");
      return explain(error);
    } finally {
      lock.release(isDone);
    }
    reset(noPasswords);
    toast.success(t("passwordChanged"), "password");
    client.refetchQueries({ include: [MySessionsDocument] }).catch(() => undefined);
    return null;
  };
}
