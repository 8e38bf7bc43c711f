import { Box, Card, Table, Text } from "@chakra-ui/react";
import type { TrafficDetailsFragment } from "../../../graphql/generated";
import { useT } from "../../../i18n/useT";
import { EstimateMark } from "../../../shared/estimate/EstimateMark";
import { usePercent } from "../../../shared/number/percent";
import { useNumber } from "../../../shared/number/useNumber";
import { CardTitle } from "./CardTitle";
import { detailsTexts } from "./detailsTexts";

type Thresholds = NonNullable<TrafficDetailsFragment["speedThresholds"]>;

/** Number of vehicles over the limit, by how much. */
export function ThresholdsCard({ thresholds }: { thresholds: Thresholds }) {
  const t = useT(detailsTexts);
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
              <Table.Row key={above} bg="transparent">
                <Table.ColumnHeader
                  as="th"
                  scope="row"
                  ps="0"
                  pe="2"
                  whiteSpace="nowrap"
                  fontWeight="normal"
                  width="1%"
                >
                  {t("above", { speed: above })}
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
      </Card.Body>
    </Card.Root>
  );
}
