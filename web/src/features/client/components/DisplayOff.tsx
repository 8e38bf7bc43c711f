import { Alert } from "@chakra-ui/react";
import { useClientDisplayQuery } from "../../../graphql/generated";
import { clientTexts } from "../../../i18n/texts/client";
import { useT } from "../../../i18n/useT";

const pollMs = 60_000;

/** Warns where the assigned configuration has any of the display off. What isn't known warns of nothing. */
export function DisplayOff({ clientId }: { clientId: string }) {
  const t = useT(clientTexts);
  const { data } = useClientDisplayQuery({
    variables: { id: clientId },
    fetchPolicy: "cache-and-network",
    pollInterval: pollMs,
    skipPollAttempt: () => document.hidden,
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
