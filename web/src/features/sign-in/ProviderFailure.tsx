import { Alert } from "@chakra-ui/react";
import { readFault } from "@obcestje/contract/faults.js";
import { useT } from "../../i18n/useT";
import { faultText } from "../../shared/form/faultText";
import { faultTexts } from "../../shared/form/faultTexts";
import { signInTexts } from "../../shared/guest/signInTexts";

/** Says why a sign-in by an organisation failed. @param code of the fault, as the gateway put it into the address */
export function ProviderFailure({ code }: { code: string }) {
  const t = useT(signInTexts);
  const told = useT(faultTexts);
  const fault = code.startsWith("PROVIDER_") ? readFault(code, undefined) : null;
  const reason =
    fault !== null
      ? faultText(told, { ...fault, message: "" })
      : code === "RATE_LIMITED"
        ? t("tooMany", { count: 1 })
        : t("unreachable");
  return (
    <Alert.Root status="error" size="sm">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{t("failed")}</Alert.Title>
        <Alert.Description>{reason}</Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}
