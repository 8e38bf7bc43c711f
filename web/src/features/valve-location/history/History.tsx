import { Skeleton, Stack } from "@chakra-ui/react";
import { SearchX } from "lucide-react";
import { useValveHistoryQuery } from "../../../graphql/operations/valves";
import { useT } from "../../../i18n/useT";
import { type Interval, intervalInput } from "../../../shared/interval/interval";
import { resolveInterval } from "../../../shared/interval/resolveInterval";
import { answerOf } from "../../../shared/live/answerOf";
import { everyMinute } from "../../../shared/live/everyMinute";
import { useLastShown } from "../../../shared/live/useLastShown";
import { formatDateTime } from "../../../shared/time/format";
import { PageError, PageMessage } from "../../../shared/ui/PageState";
import { StaleNotice } from "../../../shared/ui/StaleNotice";
import { Switching } from "../../../shared/ui/Switching";
import type { Valve } from "../../../shared/valves/valve";
import { HistoryView } from "./HistoryView";
import { historyOperation } from "./historyOperation";
import { periodOf, toldUntil } from "./valveHistory";
import { valveHistoryTexts } from "./valveHistoryTexts";

export type HistoryProps = {
  client: Pick<Valve["client"], "id" | "name">;
  zone: string;
  interval: Interval;
  /** Unix seconds. */
  now: number;
};

/** Reads a valve's history, and again each minute; what was read stays until the next is there. */
export function History({ client, zone, interval, now }: HistoryProps) {
  const t = useT(valveHistoryTexts);
  const variables = { clientId: client.id, interval: intervalInput(interval) };
  const query = useValveHistoryQuery({ variables, fetchPolicy: "cache-and-network", ...everyMinute });
  const { data, at, switching, failed } = useLastShown(answerOf(query), JSON.stringify(variables), client.id);
  const history = data?.client?.valve?.history;
  const retry = () => void query.refetch().catch(() => undefined);
  if (!history) {
    if (failed) return <PageError title={t("loadFailed")} text={t("loadFailedText")} onRetry={retry} />;
    if (data === undefined) return <Skeletons />;
    return <PageMessage icon={<SearchX />} title={t("missingTitle")} text={t("missingText")} />;
  }
  const period = periodOf(history) ?? resolveInterval(interval, now, zone);
  const wall = (unix: number) => formatDateTime(unix, zone);
  return (
    <>
      {failed ? <StaleNotice text={`${t("loadFailed")}.`} at={at} onRetry={retry} /> : null}
      <Switching isSwitching={switching}>
        <HistoryView
          history={history}
          period={period}
          now={toldUntil(history, now)}
          about={{ places: [client.name], periods: [period], timeZone: zone }}
          operation={() =>
            historyOperation(
              `${t("title", { name: client.name })}: ${wall(period.from)} – ${wall(period.to)} (${zone})`,
              client.id,
              period,
            )
          }
          onRetry={retry}
        />
      </Switching>
    </>
  );
}

function Skeletons() {
  return (
    <Stack gap="4" aria-busy>
      <Skeleton height="21rem" />
      <Skeleton height="18rem" />
    </Stack>
  );
}
