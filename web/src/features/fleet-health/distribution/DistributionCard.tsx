import { Card, Heading, Text } from "@chakra-ui/react";
import { useMemo } from "react";
import { useLanguage, useT } from "../../../i18n/useT";
import { createChartContext } from "../../../shared/chart/chartContext";
import type { HelpTerm } from "../../../shared/help/helpTipTexts.sl";
import { useSame } from "../../../shared/live/useSame";
import { useNumber } from "../../../shared/number/useNumber";
import { HeardAge } from "../../../shared/time/Age";
import { defaultTimeZone } from "../../../shared/time/format";
import { FleetChart } from "../FleetChart";
import { fleetHealthTexts } from "../fleetHealthTexts";
import { DeviceList } from "../lists/DeviceList";
import type { Distribution } from "./bins";
import { type DistributionLook, distributionChart } from "./distributionChart";

type DistributionCardProps = {
  distribution: Distribution;
  look: DistributionLook;
  /** Explains the figure. */
  help: HelpTerm;
  /** Of the list of the lowest. */
  listTitle: string;
  listText?: string;
  nothing: string;
  /** Where all of them stand in this order. */
  allAt: string;
  /** What stands in no column, in words. */
  apart: readonly string[];
};

/** How a figure is spread over the fleet, and the devices at its lower end. */
export function DistributionCard(props: DistributionCardProps) {
  const { distribution, look, help, listTitle, listText, nothing, allAt, apart } = props;
  const t = useT(fleetHealthTexts);
  const language = useLanguage();
  const { quantity } = useNumber();
  // Reports that change no column leave the chart as it is.
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
