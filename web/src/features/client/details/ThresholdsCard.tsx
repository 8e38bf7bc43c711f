import { Box, Card, Table, Text } from "@chakra-ui/react";
import type { TrafficDetailsFragment } from "../../../graphql/generated";
import { useT } from "../../../i18n/useT";
import type { Measurement } from "../../../shared/chart/measurement";
import { EstimateMark } from "../../../shared/estimate/EstimateMark";
import { AsIfLimit } from "../../../shared/limit-history/AsIfLimit";
import { limitsText } from "../../../shared/limit-history/limitsText";
import { limitTexts } from "../../../shared/limit-history/limitTexts";
import { usePercent } from "../../../shared/number/percent";
import { useNumber } from "../../../shared/number/useNumber";
import { CardTitle } from "./CardTitle";
import { detailsTexts } from "./detailsTexts";

type Thresholds = NonNullable<TrafficDetailsFragment["speedThresholds"]>;

type ThresholdsCardProps = {
  thresholds: Thresholds;
  limits: Measurement["speedLimits"];
  zone: string | null;
};

/** Number of vehicles over the limit, by how much. */
export function ThresholdsCard({ thresholds, limits, zone }: ThresholdsCardProps) {
  const t = useT(detailsTexts);
  const limitT = useT(limitTexts);
  const { number } = useNumber();
  const percent = usePercent();
  return (
    <Card.Root size="sm" height="full">
      <Card.Body gap="2">
        <CardTitle help="thresholds">{t("thresholds")}</CardTitle>
        <Table.Root size="sm" aria-label={t("thresholds")}>
          <Table.Header srOnly>
            <Table.Row>
              <Table.ColumnHeader scope="col">{t("speed")}</Table.ColumnHeader>
              <Table.ColumnHeader scope="col">{t("share")}</Table.ColumnHeader>
              <Table.ColumnHeader scope="col">{t("vehicles")}</Table.ColumnHeader>
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {thresholds.map(({ above, overLimit, vehicles, percentage, isEstimate }) => (
              <Table.Row key={overLimit ?? above} bg="transparent">
                <Table.ColumnHeader
                  as="th"
                  scope="row"
                  ps="0"
                  pe="2"
                  whiteSpace="nowrap"
                  fontWeight="normal"
                  width="1%"
                >
                  {above === null ? t("overLimit") : t("above", { speed: above })}
                  {isEstimate && percentage !== null ? <EstimateMark /> : null}
                  {overLimit ? (
                    <Text as="span" display="block" color="fg.muted" textStyle="xs">
                      {t("overLimitBy", { more: overLimit })}
                    </Text>
                  ) : null}
                </Table.ColumnHeader>
                <Table.Cell>
                  <Box display="flex" alignItems="center" gap="3">
                    <Box flex="1" height="2" rounded="full" bg="bg.emphasized" overflow="hidden" aria-hidden>
                      <Box height="full" rounded="full" bg="activity.late" width={`${percentage ?? 0}%`} />
                    </Box>
                    <Box as="span" minW="3.5rem" textAlign="end" fontWeight="medium" whiteSpace="nowrap">
                      {percent(percentage)}
                    </Box>
                  </Box>
                </Table.Cell>
                <Table.Cell textAlign="end" ps="2" pe="0" color="fg.muted" width="1%" whiteSpace="nowrap">
                  {number(vehicles)}
                </Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
        {limits && limits.length > 1 ? (
          <Text color="fg.muted" textStyle="xs">
            {t("limits", { limits: limitsText(limits, zone, limitT) })}
          </Text>
        ) : null}
        <AsIfLimit />
      </Card.Body>
    </Card.Root>
  );
}
