import { Skeleton } from "@chakra-ui/react";
import { useMemo } from "react";
import { useFirmwaresQuery } from "../../../graphql/operations/firmware";
import { firmwareTexts } from "../../../i18n/texts/firmware";
import { useT } from "../../../i18n/useT";
import { useClients } from "../../../shared/clients/useClients";
import { answerOf } from "../../../shared/live/answerOf";
import { everyMinute } from "../../../shared/live/everyMinute";
import { useLastGood } from "../../../shared/live/useLastGood";
import { PageError } from "../../../shared/ui/PageState";
import { PageTitle } from "../../../shared/ui/PageTitle";
import { StaleNotice } from "../../../shared/ui/StaleNotice";
import { WidePage, WidePageSkeleton } from "../../../shared/ui/WidePage";
import { FirmwareView } from "./FirmwareView";
import { withRunning } from "./firmwareList";

/** All firmware, and its rollouts. */
export function FirmwareListPage() {
  const t = useT(firmwareTexts);
  const answer = useFirmwaresQuery({ fetchPolicy: "cache-and-network", ...everyMinute });
  const { clients } = useClients();
  const { data, at } = useLastGood(answerOf(answer));
  const firmwares = data?.firmwares ?? undefined;
  const counted = useMemo(() => firmwares && withRunning(firmwares, clients ?? []), [firmwares, clients]);
  const refresh = () => {
    answer.refetch().catch(() => undefined);
  };
  const failed = answer.error !== undefined;
  if (counted === undefined && failed)
    return <PageError as="h1" title={t("loadFailed")} text={t("loadFailedText")} onRetry={refresh} />;
  if (counted === undefined)
    return (
      <WidePageSkeleton>
        <Skeleton h="9" w="16rem" />
        <Skeleton h="10" />
        <Skeleton h="24rem" />
      </WidePageSkeleton>
    );
  const hardwareTypes = data?.hardwareTypes.filter(({ takesFirmware }) => takesFirmware) ?? [];
  return (
    <WidePage>
      <PageTitle>{t("title")}</PageTitle>
      {failed ? <StaleNotice text={t("loadFailed")} at={at} onRetry={refresh} /> : null}
      <FirmwareView
        firmwares={counted}
        hardwareTypes={hardwareTypes.map(({ name }) => name)}
        onChanged={refresh}
      />
    </WidePage>
  );
}
