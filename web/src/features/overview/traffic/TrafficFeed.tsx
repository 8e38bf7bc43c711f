import { chakra } from "@chakra-ui/react";
import { useEffect, useMemo } from "react";
import { useLanguage, useT } from "../../../i18n/useT";
import { isValve, valveGroupIds } from "../../../shared/clients/attention";
import type { ClientRow, GroupRow } from "../../../shared/clients/clientRow";
import { trafficKeys } from "../../../shared/clients/columns/columnKeys";
import { useFormerPlaces } from "../../../shared/clients/useFormerPlaces";
import { useStreets } from "../../../shared/clients/useStreets";
import { completenessText } from "../../../shared/interval/completeness";
import { defaultInterval } from "../../../shared/interval/interval";
import { LeftOutMark } from "../../../shared/interval/LeftOutMark";
import { useSame } from "../../../shared/live/useSame";
import { noValue } from "../../../shared/number/format";
import { usePercent } from "../../../shared/number/percent";
import { useColumns } from "../../../shared/roads/columns";
import type { Figures } from "../../../shared/roads/figures";
import { roadClient } from "../../../shared/roads/roadClient";
import { figureOf } from "../../../shared/roads/sortRows";
import { figuresById, useRoadFigures } from "../../../shared/roads/useRoadFigures";
import { PartFault } from "../../../shared/ui/PartFault";
import { overviewTrafficTexts } from "./overviewTrafficTexts";
import type { Traffic } from "./traffic";

/** Below this share a count's cell gives the covered part of the day. */
const nearlyWhole = 0.95;

/** Pixels. */
const widths = { count: 96, v85: 68, overLimit: 104 };

type TrafficFeedProps = {
  clients: readonly ClientRow[];
  groups: readonly GroupRow[];
  onTraffic: (traffic: Traffic) => void;
};

/**
 * Loads the last 24 hours of all devices and former places at once, every minute, and provides the columns for
 * them. A device that was moved has those of the street where it stands: the others have their own.
 */
export function TrafficFeed({ clients, groups, onTraffic }: TrafficFeedProps) {
  const t = useT(overviewTrafficTexts);
  const valveGroups = useMemo(() => valveGroupIds(groups), [groups]);
  const counting = clients.filter((client) => !isValve(client, valveGroups));
  const former = useFormerPlaces();
  const streets = useStreets();
  const placeOf = useSame(
    Object.fromEntries(streets?.flatMap(({ id, device }) => (device ? [[device, id]] : [])) ?? []),
  );
  const { rows, failed, hasData, at, retry } = useRoadFigures(
    useSame([...counting, ...former].map((one) => ({ ...roadClient(one), id: placeOf[one.id] ?? one.id }))),
    null,
    defaultInterval,
  );
  const traffic = useTraffic(
    useMemo(() => {
      const figures = figuresById(rows);
      for (const [device, place] of Object.entries(placeOf)) figures.set(device, figures.get(place));
      return figures;
    }, [rows, placeOf]),
  );
  useEffect(() => onTraffic(traffic), [traffic, onTraffic]);
  return failed ? <PartFault text={t("failed")} at={hasData ? at : null} onRetry={retry} /> : null;
}

function useTraffic(figures: ReturnType<typeof figuresById>): Traffic {
  const t = useT(overviewTrafficTexts);
  const columns = useColumns(trafficKeys);
  return useMemo(() => {
    const keyOf = trafficKeys.map((key) => [key, ({ id }: ClientRow) => figureOf(figures.get(id), key)]);
    return {
      keyOf: Object.fromEntries(keyOf),
      columns: trafficKeys.map((key, at) => ({
        key,
        label: t(key),
        short: key === "overLimit" ? t("overLimitShort") : t(key),
        width: widths[key],
        isNumber: true,
        render: ({ id }) => {
          const known = figures.get(id);
          if (known === undefined) return figures.has(id) ? "…" : null;
          if (known === null) return noValue;
          return (
            <>
              {columns[at]?.render(known)}
              {key === "count" ? <Heard {...known} /> : null}
            </>
          );
        },
      })),
    };
  }, [figures, columns, t]);
}

/** What a count leaves out of the day; otherwise the covered part of the day, if it is small. */
function Heard({ count, completeness, leftOut }: Pick<Figures, "count" | "completeness" | "leftOut">) {
  const t = useT(overviewTrafficTexts);
  const language = useLanguage();
  const percent = usePercent();
  if (leftOut) return <LeftOutMark seconds={leftOut} />;
  if (count === null || completeness === null || completeness.share >= nearlyWhole) return null;
  return (
    <chakra.span
      display="block"
      textStyle="xs"
      color="fg.muted"
      title={completenessText(completeness, language)}
    >
      {" "}
      {t("ofDay", { share: percent(completeness.share * 100) })}
    </chakra.span>
  );
}
