import { Card, Stack, Text } from "@chakra-ui/react";
import { useT } from "../../../i18n/useT";
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
  const period = shownPeriod(traffic, interval, useNow(60_000), client.timeZone);
  return (
    <Stack gap="5">
      <PeriodBar {...props} period={period} />
      <Card.Root size="sm" maxW="48rem">
        <Card.Body gap="4">
          <Text color="fg.muted" textStyle="sm">
            {t("reportText")}
          </Text>
          {/* A finished report belongs to its period. */}
          <ReportLinks
            key={JSON.stringify(interval)}
            clientId={client.id}
            interval={interval}
            period={period}
          />
        </Card.Body>
      </Card.Root>
    </Stack>
  );
}
