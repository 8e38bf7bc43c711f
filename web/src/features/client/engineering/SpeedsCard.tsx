import { Card, Flex, Stack, Table, Text } from "@chakra-ui/react";
import { FREE_GAP } from "@obcestje/contract/limits/ranges.js";
import { useMemo } from "react";
import type { FreeFlowFiguresFragment, SpeedFiguresFragment } from "../../../graphql/generated";
import { useLanguage, useT } from "../../../i18n/useT";
import { createChartContext } from "../../../shared/chart/chartContext";
import { EstimateLegend } from "../../../shared/estimate/EstimateLegend";
import { estimateSign } from "../../../shared/estimate/isEstimate";
import { freeFlowNotes, speedRows } from "../../../shared/traffic/speedFigures";
import { trafficTexts } from "../../../shared/traffic/trafficTexts";
import { SelectField } from "../../../shared/ui/SelectField";
import { CardTitle } from "../details/CardTitle";

type SpeedsCardProps = {
  all: SpeedFiguresFragment;
  /** Null: not given of this period, or not there yet. */
  free: FreeFlowFiguresFragment | null;
  zone: string;
  /** Seconds; null: nothing to choose. */
  gap: number | null;
  onGap: (gap: number) => void;
};

const gaps = Array.from({ length: FREE_GAP.max - FREE_GAP.min + 1 }, (_, index) => FREE_GAP.min + index);

/** Speeds of all vehicles beside those in free flow. */
export function SpeedsCard({ all, free, zone, gap, onGap }: SpeedsCardProps) {
  const t = useT(trafficTexts);
  const language = useLanguage();
  const formats = useMemo(() => createChartContext({ language, zone }), [language, zone]);
  const rows = speedRows(all, free, t, formats);
  const options = gaps.map((seconds) => ({
    value: String(seconds),
    label: t("gapSeconds", { gap: seconds }),
  }));
  return (
    <Card.Root size="sm" height="full">
      <Card.Body gap="2">
        <Flex justify="space-between" align="start" gap="3">
          <CardTitle help="freeFlow">{t("speeds")}</CardTitle>
          {gap === null ? null : (
            <SelectField
              label={t("gap")}
              width="6rem"
              options={options}
              chosen={String(gap)}
              onChoose={(value) => onGap(Number(value))}
            />
          )}
        </Flex>
        <Table.Root size="sm" aria-label={t("speeds")}>
          <Table.Header>
            <Table.Row bg="transparent">
              <Table.ColumnHeader scope="col" px="0">
                {t("figure")}
              </Table.ColumnHeader>
              <Table.ColumnHeader scope="col" textAlign="end" pe={free ? undefined : "0"}>
                {t("allVehicles")}
              </Table.ColumnHeader>
              {free ? (
                <Table.ColumnHeader scope="col" textAlign="end" pe="0">
                  {t("freeFlow")}
                </Table.ColumnHeader>
              ) : null}
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {rows.map((row) => (
              <Table.Row key={row.name} bg="transparent">
                <Table.ColumnHeader as="th" scope="row" px="0" fontWeight="normal">
                  {row.name}
                </Table.ColumnHeader>
                <Table.Cell
                  textAlign="end"
                  fontWeight="medium"
                  whiteSpace="nowrap"
                  pe={free ? undefined : "0"}
                >
                  {row.all}
                </Table.Cell>
                {row.free === null ? null : (
                  <Table.Cell textAlign="end" pe="0" fontWeight="medium" whiteSpace="nowrap">
                    {row.free}
                  </Table.Cell>
                )}
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
        {rows.some((row) => row.all.includes(estimateSign)) ? <EstimateLegend hasSigns /> : null}
        {free === null ? null : (
          <Stack gap="1" color="fg.muted" textStyle="xs">
            {freeFlowNotes(free, t, formats.number, zone).map((note) => (
              <Text key={note}>{note}</Text>
            ))}
          </Stack>
        )}
      </Card.Body>
    </Card.Root>
  );
}
