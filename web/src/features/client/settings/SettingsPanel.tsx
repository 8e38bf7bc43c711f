import { Skeleton, Stack } from "@chakra-ui/react";
import {
  useClientConfigTakenSubscription,
  useClientSettingsQuery,
  useDisplayChoicesQuery,
} from "../../../graphql/operations/settings";
import { settingsTexts } from "../../../i18n/settingsTexts";
import { useT } from "../../../i18n/useT";
import { clientKind } from "../../../shared/chart/clientKind";
import { useClients } from "../../../shared/clients/useClients";
import { usePlaces } from "../../../shared/clients/usePlaces";
import { answerOf } from "../../../shared/live/answerOf";
import { everyMinute } from "../../../shared/live/everyMinute";
import { useLastGood } from "../../../shared/live/useLastGood";
import { PageError } from "../../../shared/ui/PageState";
import { StaleNotice } from "../../../shared/ui/StaleNotice";
import { uiTexts } from "../../../shared/ui/uiTexts";
import { LimitHistory } from "../limit-history/LimitHistory";
import type { PanelProps } from "../panelProps";
import { PlaceSettings } from "../places/PlaceSettings";
import { useDeviceName } from "../places/useDeviceName";
import { isSimplified } from "../tabs";
import { DiagnosticsSection } from "./DiagnosticsSection";
import { type OtherAtPlace, othersAtPlace } from "./othersAtPlace";
import { SettingsForm } from "./SettingsForm";

/** "Nastavitve": settings of the device, and its diagnostics; of a place those about it. */
export function SettingsPanel({ client: shown, stays, interval, onInterval }: PanelProps) {
  const { id, name: place, visionType, hardwareType, isPlace } = shown;
  const t = useT(settingsTexts);
  const query = useClientSettingsQuery({
    variables: { id },
    fetchPolicy: "cache-and-network",
    ...everyMinute,
  });
  const choices = useDisplayChoicesQuery({
    fetchPolicy: "cache-and-network",
    skip: isPlace,
    ...everyMinute,
  });
  useClientConfigTakenSubscription({ variables: { id }, ignoreResults: true, skip: isPlace });
  const { data, at } = useLastGood(answerOf(query), id);
  const others = useOthersAtPlace(id);
  const client = data?.client ?? undefined;
  const failed = query.error !== undefined;
  const refetch = () => query.refetch();
  const retry = () => void refetch().catch(() => undefined);

  if (client === undefined)
    return failed ? (
      <PageError title={t("loadFailed")} text={t("loadFailedText")} onRetry={retry} />
    ) : (
      <SettingsSkeleton />
    );
  const hardware = data?.hardwareTypes.find(({ name }) => name === hardwareType);
  const hasDisplay = !isPlace && !isSimplified({ visionType }) && (hardware?.hasDisplay ?? true);
  const stale = failed ? <StaleNotice text={`${t("loadFailed")}.`} at={at} onRetry={retry} /> : null;
  const hasSpeed = clientKind({ visionType, hardwareType }) === "speed";
  const limits = hasSpeed ? <LimitHistory client={shown} stays={stays} /> : null;
  const form = (
    <SettingsForm
      client={client}
      hasDisplay={hasDisplay}
      hasSpeed={hasSpeed}
      others={others}
      choices={answerOf(choices).data}
      choicesFailed={choices.error !== undefined}
      refetch={refetch}
    />
  );
  if (isPlace)
    return (
      <Stack gap="5">
        {stale}
        <PlaceSettings place={{ id, name: place }} stays={stays}>
          {form}
        </PlaceSettings>
        {limits}
      </Stack>
    );
  return (
    <Stack gap="5">
      {stale}
      {form}
      {limits}
      <DiagnosticsSection
        clientId={id}
        place={place}
        zone={client.timeZone}
        interval={interval}
        onInterval={onInterval}
      />
    </Stack>
  );
}

function useOthersAtPlace(id: string): readonly OtherAtPlace[] {
  const { places } = usePlaces();
  const { clients = [] } = useClients();
  return othersAtPlace(id, places, clients, useDeviceName());
}

function SettingsSkeleton() {
  const t = useT(uiTexts);
  return (
    <Stack role="status" aria-label={t("loading")} gap="5">
      <Skeleton h="30rem" maxW="60rem" aria-hidden />
      <Skeleton h="12rem" maxW="60rem" aria-hidden />
    </Stack>
  );
}
