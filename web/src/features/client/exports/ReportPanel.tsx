import { Card, Stack, Text } from "@chakra-ui/react";
import { useT } from "../../../i18n/useT";
import { clientKind } from "../../../shared/chart/clientKind";
import { AsIfLimit, AsIfNotice } from "../../../shared/limit-history/AsIfLimit";
import { useAsIfLimit } from "../../../shared/limit-history/useAsIfLimit";
import { useNow } from "../../../shared/time/useNow";
import { isShortPeriod } from "../../../shared/traffic/shortPeriod";
import { trafficTexts } from "../../../shared/traffic/trafficTexts";
import { clientTexts } from "../clientTexts";
import type { PanelProps } from "../panelProps";
import { shownPeriod } from "../shownPeriod";
import { useFreeGap } from "../useFreeGap";
import { PeriodBar } from "./PeriodBar";
import { ReportLinks } from "./ReportLinks";

/** "Poročilo": the printable report of a period. */
export function ReportPanel(props: PanelProps) {
  const { client, traffic, interval } = props;
  const t = useT(clientTexts);
  const trafficWord = useT(trafficTexts);
  const [chosen] = useAsIfLimit();
  const asIfLimit = clientKind(client) === "speed" ? chosen : null;
  const [chosenGap] = useFreeGap();
  const period = shownPeriod(traffic, interval, useNow(60_000), client.timeZone);
  const gap = clientKind(client) === "speed" && isShortPeriod(period) ? chosenGap : null;
  return (
    <Stack gap="5">
      <PeriodBar {...props} period={period} />
      {asIfLimit === null ? null : <AsIfNotice />}
      <Card.Root size="sm" maxW="48rem">
        <Card.Body gap="4">
          <Text color="fg.muted" textStyle="sm">
            {t("reportText")}
          </Text>
          {clientKind(client) === "speed" ? <AsIfLimit /> : null}
          {gap === null ? null : (
            <Text color="fg.info" textStyle="xs">
              {trafficWord("freeFlowGap", { gap })}
            </Text>
          )}
          {/* A finished report belongs to its period, limit and gap. */}
          <ReportLinks
            key={JSON.stringify([interval, asIfLimit, gap])}
            clientId={client.id}
            interval={interval}
            period={period}
            asIfLimit={asIfLimit}
            gap={gap}
          />
        </Card.Body>
      </Card.Root>
    </Stack>
  );
}
