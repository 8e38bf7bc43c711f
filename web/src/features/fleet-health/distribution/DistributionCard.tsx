import { Card, Heading, Text } from "@chakra-ui/react";
import { useMemo } from "react";
import { type T, useLanguage, useT } from "../../../i18n/useT";
import { alarmColor, color } from "../../../shared/chart/chartColors";
import { type ChartContext, createChartContext } from "../../../shared/chart/chartContext";
import type { ChartModel } from "../../../shared/chart/chartModel";
import { columnChart } from "../../../shared/chart/kinds/columnChart";
import type { HelpTerm } from "../../../shared/help/helpTipTexts.sl";
import { useSame } from "../../../shared/live/useSame";
import { useNumber } from "../../../shared/number/useNumber";
import { HeardAge } from "../../../shared/time/Age";
import { defaultTimeZone } from "../../../shared/time/format";
import { FleetChart } from "../FleetChart";
import { fleetHealthTexts } from "../fleetHealthTexts";
import { DeviceList } from "../lists/DeviceList";
import type { Bin, Distribution } from "./bins";

type DistributionCardProps = {
  distribution: Distribution;
  look: DistributionLook;
  /** Explains the figure. */
  help: HelpTerm;
  /** Title of the list of the lowest. */
  listTitle: string;
  listText?: string;
  nothing: string;
  /** Link to all devices in this order. */
  allAt: string;
  /** Texts on the devices that are in no column. */
  apart: readonly string[];
};

/** Distribution of a figure over the fleet, with the devices at its lower end. */
export function DistributionCard(props: DistributionCardProps) {
  const { distribution, look, help, listTitle, listText, nothing, allAt, apart } = props;
  const t = useT(fleetHealthTexts);
  const language = useLanguage();
  const { quantity } = useNumber();
  // Reports that change no column don't update the chart.
  const bins = useSame(distribution.bins);
  const shown = useSame(look);
  const model = useMemo(
    () => distributionChart(bins, shown, createChartContext({ language, zone: defaultTimeZone }), t),
    [bins, shown, language, t],
  );
  return (
    <Card.Root as="section" aria-label={look.title} size="sm" minW="0" h="full">
      <Card.Body gap="3">
        <FleetChart model={model} help={help} nothing={nothing} />
        {apart.map((text) => (
          <Text key={text} textStyle="sm" color="fg.muted">
            {text}
          </Text>
        ))}
        {distribution.lowest.length === 0 ? null : (
          <>
            <Heading as="h3" textStyle="sm" fontWeight="medium" color="fg.muted">
              {listTitle}
              {listText === undefined ? null : (
                <Text textStyle="xs" fontWeight="normal">
                  {listText}
                </Text>
              )}
            </Heading>
            <DeviceList
              label={listTitle}
              nothing={nothing}
              allAt={allAt}
              total={distribution.told}
              items={distribution.lowest.map(({ client, value }) => ({
                id: client.id,
                name: client.name,
                figure: (
                  <>
                    <Text
                      as="span"
                      fontWeight="medium"
                      color={look.bad !== null && value < look.bad ? "fg.error" : "fg"}
                    >
                      {quantity(value, look.valueUnit, look.digits)}
                    </Text>
                    {" · "}
                    <HeardAge client={client} isInList />
                  </>
                ),
              }))}
            />
          </>
        )}
      </Card.Body>
    </Card.Root>
  );
}

type DistributionLook = {
  title: string;
  unit: string;
  /** Name, unit and decimals of the figure. */
  valueName: string;
  valueUnit: string;
  digits: number;
  /** Values below this are bad; null: none are. */
  bad: number | null;
};

/** Number of devices between two edges; bad values are red. */
function distributionChart(
  bins: readonly Bin[],
  look: DistributionLook,
  context: ChartContext,
  t: T<typeof fleetHealthTexts>,
): ChartModel {
  const { title, unit, valueName, valueUnit, digits, bad } = look;
  const edge = (value: number) => context.number(value, digits);
  const nameOf = ({ from, to }: Bin): string => {
    if (from === null) return t("below", { to: edge(to ?? 0) });
    return to === null ? t("above", { from: edge(from) }) : t("between", { from: edge(from), to: edge(to) });
  };
  const isBad = ({ to }: Bin) => bad !== null && to !== null && to <= bad;
  const texts = { title, unit, nameColumn: `${valueName} (${valueUnit})`, valueColumn: t("clients") };
  const model = columnChart(
    context,
    texts,
    bins.map((bin) => ({ name: nameOf(bin), value: bin.count })),
    0,
  );
  const data = bins.map((bin) => ({ y: bin.count, color: isBad(bin) ? alarmColor : color(0) }));
  return {
    ...model,
    empty: bins.every(({ count }) => count === 0),
    options: { ...model.options, series: [{ type: "column", name: t("clients"), data }] },
  };
}
