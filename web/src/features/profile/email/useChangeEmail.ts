import { useApolloClient } from "@apollo/client/react";
import type { UseFormReturn } from "react-hook-form";
import { failureOf, isOutage } from "../../../graphql/errors";
import { ChangeEmailDocument } from "../../../graphql/operations/profile";
import { profileTexts } from "../../../i18n/profileTexts";
import { useT } from "../../../i18n/useT";
import { useLock } from "../../../shared/change/useLock";
import { serverFaults } from "../../../shared/form/serverFaults";
import { showFaults } from "../../../shared/form/showFaults";
import { sayFailed } from "../../../shared/ui/sayFailed";
import { waitOf } from "../waitOf";

export type EmailValues = { email: string; password: string };

const fields = ["email", "password"] as const;

/**
 * Asks for another e-mail. Resolves to where the link went, or to the reason of a failure in words; null if
 * nothing was sent.
 */
export function useChangeEmail({ setError }: UseFormReturn<EmailValues>) {
  const t = useT(profileTexts);
  const client = useApolloClient();
  const lock = useLock();

  const explain = (error: unknown): string => {
    const failure = failureOf(error);
    if (failure === "RATE_LIMITED") return t("tooMany", { count: Math.ceil(waitOf(error) / 60) });
    if (isOutage(failure)) return t("unreachable");
    return showFaults(serverFaults(error), fields, setError) ? t("checkFields") : t("emailFailed");
  };

  return async (values: EmailValues): Promise<{ sentTo: string } | { failure: string } | null> => {
    if (!lock.take("email")) return null;
    let isDone = false;
    const email = values.email.trim();
    try {
      const variables = { input: { email, password: values.password } };
      await client.mutate({ mutation: ChangeEmailDocument, variables });
      isDone = true;
      return { sentTo: email };
    } catch (error) {
      sayFailed(error, t("emailFailed"), "email");
      return { failure: explain(error) };
    } finally {
      lock.release(isDone);
    }
  };
}
