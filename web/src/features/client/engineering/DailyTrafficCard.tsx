import { Card, Stack, Table, Text } from "@chakra-ui/react";
import type { DailyTrafficFiguresFragment } from "../../../graphql/generated";
import { useT } from "../../../i18n/useT";
import { EstimateMark } from "../../../shared/estimate/EstimateMark";
import { useNumber } from "../../../shared/number/useNumber";
import { dailyMeans, dailyTrafficNotes } from "../../../shared/traffic/dailyTraffic";
import { trafficTexts } from "../../../shared/traffic/trafficTexts";
import { CardTitle } from "../details/CardTitle";

type DailyTrafficCardProps = {
  figures: DailyTrafficFiguresFragment;
  counts: "vehicles" | "cyclists";
  zone: string;
};

/** Mean daily traffic by type of day, and the days that it is not of. */
export function DailyTrafficCard({ figures, counts, zone }: DailyTrafficCardProps) {
  const t = useT(trafficTexts);
  const { number } = useNumber();
  return (
    <Card.Root size="sm" height="full">
      <Card.Body gap="2">
        <CardTitle help="dailyTraffic">{t("dailyTraffic")}</CardTitle>
        <Table.Root size="sm" aria-label={t("dailyTraffic")}>
          <Table.Header>
            <Table.Row bg="transparent">
              <Table.ColumnHeader scope="col" px="0">
                {t("which")}
              </Table.ColumnHeader>
              <Table.ColumnHeader scope="col" textAlign="end">
                {t(counts === "cyclists" ? "cyclistsADay" : "vehiclesADay")}
              </Table.ColumnHeader>
              <Table.ColumnHeader scope="col" textAlign="end" pe="0">
                {t("usedDays")}
              </Table.ColumnHeader>
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {dailyMeans(figures, t).map(({ key, name, vehicles, days }) => (
              <Table.Row key={key} bg="transparent">
                <Table.ColumnHeader as="th" scope="row" px="0" fontWeight="normal">
                  {name}
                </Table.ColumnHeader>
                <Table.Cell textAlign="end" fontWeight="medium" whiteSpace="nowrap">
                  {number(vehicles)}
                  {figures.isEstimate && vehicles !== null ? <EstimateMark /> : null}
                </Table.Cell>
                <Table.Cell textAlign="end" pe="0" color="fg.muted">
                  {number(days)}
                </Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
        <Stack gap="1" color="fg.muted" textStyle="xs">
          {dailyTrafficNotes(figures, t, zone).map((note) => (
            <Text key={note}>{note}</Text>
          ))}
        </Stack>
      </Card.Body>
    </Card.Root>
  );
}
