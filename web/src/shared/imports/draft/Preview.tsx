import { Table } from "@chakra-ui/react";
import { useT } from "../../../i18n/useT";
import { useNumber } from "../../number/useNumber";
import { formatDateTime, formatTime } from "../../time/format";
import { ListHead, ListTable } from "../../ui/ListTable";
import { importsTexts } from "../importsTexts";
import { useWord } from "../words/useRemark";

type SentRecord = Record<string, unknown>;
type PreviewProps = { records: readonly SentRecord[]; zone: string };

const words = ["kind", "direction"] as const;
const figures = ["count", "speed", "length", "averageSpeed", "maxSpeed"] as const;
const units: Partial<Record<(typeof figures)[number], string>> = {
  ...{ speed: "km/h", averageSpeed: "km/h", maxSpeed: "km/h", length: "m" },
};
const decimals: Partial<Record<(typeof figures)[number], number>> = { length: 1, averageSpeed: 1 };

const numberIn = (value: unknown): number | null => (typeof value === "number" ? value : null);

/** The first records as understood, by the device's clock. The platform's words are translated if known here. */
export function Preview({ records, zone }: PreviewProps) {
  const t = useT(importsTexts);
  const { number, quantity } = useNumber();
  const wordOf = useWord();
  const isTold = (name: string) =>
    records.some((record) => record[name] !== undefined && record[name] !== null);
  const [shownWords, shownFigures] = [words.filter(isTold), figures.filter(isTold)];
  const cell = (record: SentRecord, name: (typeof figures)[number]) => {
    const value = numberIn(record[name]);
    const unit = units[name];
    return unit === undefined ? number(value) : quantity(value, unit, decimals[name]);
  };
  return (
    <ListTable
      label={t("preview")}
      heads={
        <>
          <ListHead>{t("time")}</ListHead>
          {shownWords.map((name) => (
            <ListHead key={name}>{t(name)}</ListHead>
          ))}
          {shownFigures.map((name) => (
            <ListHead key={name} align="end">
              {t(name)}
            </ListHead>
          ))}
        </>
      }
    >
      {records.map((record, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: records have no names, and their order stays
        <Table.Row key={index}>
          <Table.Cell whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
            {timeOf(record, zone)}
          </Table.Cell>
          {shownWords.map((name) => (
            <Table.Cell key={name}>{wordOf(String(record[name] ?? "-"))}</Table.Cell>
          ))}
          {shownFigures.map((name) => (
            <Table.Cell key={name} textAlign="end" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
              {cell(record, name)}
            </Table.Cell>
          ))}
        </Table.Row>
      ))}
    </ListTable>
  );
}

function timeOf({ timestamp, from, to }: SentRecord, zone: string): string {
  const [at, end] = [numberIn(timestamp) ?? numberIn(from), numberIn(to)];
  return end === null || at === null
    ? formatDateTime(at, zone)
    : `${formatDateTime(at, zone)} – ${formatTime(end, zone)}`;
}
