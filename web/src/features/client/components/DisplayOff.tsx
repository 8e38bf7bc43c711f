import { Alert } from "@chakra-ui/react";
import { useClientDisplayQuery } from "../../../graphql/operations/client";
import { useT } from "../../../i18n/useT";
import { everyMinute } from "../../../shared/live/everyMinute";
import { clientTexts } from "../clientTexts";

/** Warns where the assigned configuration has any of the display off. What isn't known warns of nothing. */
export function DisplayOff({ clientId }: { clientId: string }) {
  const t = useT(clientTexts);
  const { data } = useClientDisplayQuery({
    variables: { id: clientId },
    fetchPolicy: "cache-and-network",
    ...everyMinute,
  });
  const off = data?.client?.config?.config?.basic?.displayOff ?? "NOTHING";
  if (off === "NOTHING") return null;
  return (
    <Alert.Root status="warning" size="sm">
      <Alert.Indicator />
      <Alert.Title>{t("displayOff")}</Alert.Title>
    </Alert.Root>
  );
}
