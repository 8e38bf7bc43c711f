import { useMemo } from "react";
import { useFirmwaresQuery } from "../../../graphql/operations/firmware";
import { useT } from "../../../i18n/useT";
import { useClients } from "../../../shared/clients/useClients";
import { answerOf } from "../../../shared/live/answerOf";
import { everyMinute } from "../../../shared/live/everyMinute";
import { useLastGood } from "../../../shared/live/useLastGood";
import { LoadedPage } from "../../../shared/ui/LoadedPage";
import { firmwareTexts } from "../firmwareTexts";
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
  const hardwareTypes = data?.hardwareTypes.filter(({ takesFirmware }) => takesFirmware) ?? [];
  return (
    <LoadedPage
      title={t("title")}
      data={counted}
      at={at}
      error={answer.error}
      failed={t("loadFailed")}
      onRetry={refresh}
    >
      {(known) => (
        <FirmwareView
          firmwares={known}
          hardwareTypes={hardwareTypes.map(({ name }) => name)}
          onChanged={refresh}
        />
      )}
    </LoadedPage>
  );
}
