import { Text } from "@chakra-ui/react";
import { Gauge } from "lucide-react";
import type { DiagnosticKind } from "../../../graphql/generated";
import { settingsTexts } from "../../../i18n/settingsTexts";
import { useT } from "../../../i18n/useT";
import type { HelpTerm } from "../../../shared/help/helpTipTexts.sl";
import { useNumber } from "../../../shared/number/useNumber";
import { Age } from "../../../shared/time/Age";
import { PartCard } from "../../../shared/ui/PartCard";
import type { AdminClient, AdminClientRecords } from "../adminClient";
import { adminClientTexts } from "../adminClientTexts";
import type { Records } from "../useRecords";
import { Fact, Facts } from "./Fact";
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

type LatestValue = {
  kind: DiagnosticKind;
  value: number;
  /** Unix seconds; null if the time is unknown. */
  at: number | null;
};

const reportedKinds: readonly DiagnosticKind[] = [
  "VOLTAGE",
  "SIGNAL_STRENGTH",
  "SIG",
  "BRIGHTNESS",
  "BRIGHTNESS_AVERAGE",
];

/**
 * The newest value of each kind. The device's status is live: if it differs from the last day's newest value,
 * or there is none, it is the newer one.
 */
function latestValues(
  { batteryVoltage, rssi }: Pick<AdminClient["info"], "batteryVoltage" | "rssi">,
  records: AdminClientRecords,
): LatestValue[] {
  const held: Partial<Record<DiagnosticKind, number | null>> = {
    VOLTAGE: batteryVoltage,
    SIGNAL_STRENGTH: rssi,
  };
  return reportedKinds.flatMap((kind): LatestValue[] => {
    const points = records.client?.diagnostics?.find((series) => series.kind === kind)?.points ?? [];
    const last = points.findLast(({ value }) => value !== null);
    const value = held[kind] ?? last?.value ?? null;
    if (value === null) return [];
    return [{ kind, value, at: last !== undefined && last.value === value ? last.time : null }];
  });
}
