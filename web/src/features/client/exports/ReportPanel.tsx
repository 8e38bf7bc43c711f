import { Card, Stack, Text } from "@chakra-ui/react";
import { useT } from "../../../i18n/useT";
import { clientKind } from "../../../shared/chart/clientKind";
import { AsIfLimit, AsIfNotice } from "../../../shared/limit-history/AsIfLimit";
import { useAsIfLimit } from "../../../shared/limit-history/useAsIfLimit";
import { useNow } from "../../../shared/time/useNow";
import { clientTexts } from "../clientTexts";
import type { PanelProps } from "../panelProps";
import { shownPeriod } from "../shownPeriod";
import { PeriodBar } from "./PeriodBar";
import { ReportLinks } from "./ReportLinks";

/** "Poročilo": the printable report of a period. */
export function ReportPanel(props: PanelProps) {
  const { client, traffic, interval } = props;
  const t = useT(clientTexts);
  const [chosen] = useAsIfLimit();
  const asIfLimit = clientKind(client) === "speed" ? chosen : null;
  const period = shownPeriod(traffic, interval, useNow(60_000), client.timeZone);
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
          {/* A finished report belongs to its period and limit. */}
          <ReportLinks
            key={JSON.stringify([interval, asIfLimit])}
            clientId={client.id}
            interval={interval}
            period={period}
            asIfLimit={asIfLimit}
          />
        </Card.Body>
      </Card.Root>
    </Stack>
  );
}
