import { Alert } from "@chakra-ui/react";
import { useT } from "../../i18n/useT";
import type { Keeping } from "../../shared/storage/browserStorage";
import { keepingTexts } from "./keepingTexts";

/** Says what does not work if the browser lets the portal store nothing. */
export function KeepingNotice({ keeping }: { keeping: Exclude<Keeping, "all"> }) {
  const t = useT(keepingTexts);
  return (
    <Alert.Root status={keeping === "noCookies" ? "error" : "warning"} size="sm">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{t(keeping)}</Alert.Title>
        <Alert.Description>
          {t(keeping === "noCookies" ? "noCookiesText" : "noStorageText")}
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}
