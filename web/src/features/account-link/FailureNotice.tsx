import { Alert } from "@chakra-ui/react";
import { useT } from "../../i18n/useT";
import type { LinkFailure } from "./linkRequests";
import { linkTexts } from "./linkTexts";
import { useExplain } from "./useExplain";

/** Why something about a link failed, above its form. */
export function FailureNotice({ failure }: { failure: LinkFailure | null }) {
  const t = useT(linkTexts);
  const explain = useExplain();
  if (failure === null) return null;
  return (
    <Alert.Root status="error" size="sm">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{t("failed")}</Alert.Title>
        <Alert.Description>{explain(failure)}</Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}
