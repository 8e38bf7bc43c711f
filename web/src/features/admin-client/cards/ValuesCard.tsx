import { Text } from "@chakra-ui/react";
import { Gauge } from "lucide-react";
import type { DiagnosticKind } from "../../../graphql/generated";
import { settingsTexts } from "../../../i18n/settingsTexts";
import { useT } from "../../../i18n/useT";
import type { HelpTerm } from "../../../shared/help/helpTipTexts.sl";
import { useNumber } from "../../../shared/number/useNumber";
import { Age } from "../../../shared/time/Age";
import { PartCard } from "../../../shared/ui/PartCard";
import type { AdminClient } from "../adminClient";
import { adminClientTexts } from "../adminClientTexts";
import type { Records } from "../useRecords";
import { Fact, Facts } from "./Fact";
import { latestValues } from "./latestValues";
import { RecordsArea } from "./RecordsArea";

const units: Readonly<Record<DiagnosticKind, readonly [unit: string, digits: number]>> = {
  VOLTAGE: ["V", 2],
  SIGNAL_STRENGTH: ["dBm", 0],
  SIG: ["", 0],
  BRIGHTNESS: ["", 0],
  BRIGHTNESS_AVERAGE: ["", 0],
};

const helpOf: Readonly<Partial<Record<DiagnosticKind, HelpTerm>>> = {
  VOLTAGE: "battery",
  SIGNAL_STRENGTH: "rssi",
};

/** Latest values reported by the device, with their times. */
export function ValuesCard({ client, records }: { client: AdminClient; records: Records }) {
  const t = useT(adminClientTexts);
  const kinds = useT(settingsTexts);
  const { number, quantity } = useNumber();
  const said = (kind: DiagnosticKind, value: number) => {
    const [unit, digits] = units[kind];
    return unit === "" ? number(value, digits) : quantity(value, unit, digits);
  };
  return (
    <PartCard title={t("values")} icon={<Gauge size={16} aria-hidden />}>
      <RecordsArea records={records}>
        {(data) => {
          const values = latestValues(client.info, data);
          if (values.length === 0)
            return (
              <Text textStyle="sm" color="fg.muted">
                {t("noValues")}
              </Text>
            );
          return (
            <Facts>
              {values.map(({ kind, value, at }) => (
                <Fact
                  key={kind}
                  label={kinds(kind)}
                  help={helpOf[kind]}
                  aside={
                    <Text textStyle="xs" color="fg.muted">
                      <Age at={at ?? client.statusDate} timeZone={client.timeZone} />
                    </Text>
                  }
                >
                  <Text as="span" fontWeight="medium" fontVariantNumeric="tabular-nums">
                    {said(kind, value)}
                  </Text>
                </Fact>
              ))}
            </Facts>
          );
        }}
      </RecordsArea>
    </PartCard>
  );
}
