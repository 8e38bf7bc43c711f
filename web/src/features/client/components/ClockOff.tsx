import { Alert } from "@chakra-ui/react";
import { useClientClockQuery } from "../../../graphql/operations/client";
import { useT } from "../../../i18n/useT";
import { useClockWords } from "../../../shared/clients/clock/useClockWords";
import { clockTexts } from "../../../shared/clients/clockTexts";
import { everyMinute } from "../../../shared/live/everyMinute";

/** Warns where the device's own clock is off, by how much. What isn't known warns of nothing. */
export function ClockOff({ clientId }: { clientId: string }) {
  const t = useT(clockTexts);
  const words = useClockWords();
  const { data } = useClientClockQuery({
    variables: { id: clientId },
    fetchPolicy: "no-cache",
    ...everyMinute,
  });
  const sentence = words.sentence(data?.client?.info?.clockSkewSeconds);
  if (sentence === null) return null;
  return (
    <Alert.Root status="warning" size="sm">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{sentence}.</Alert.Title>
        <Alert.Description>{t("ofMeasurements")}</Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}
