import { Box, Button, Grid, Stack, Table, Text } from "@chakra-ui/react";
import { Download } from "lucide-react";
import { Fragment, useContext } from "react";
import { useT } from "../../../i18n/useT";
import { useNumber } from "../../number/useNumber";
import { formatDateTime, formatTime } from "../../time/format";
import { Fact, Facts } from "../../ui/Facts";
import { ListHead, ListTable } from "../../ui/ListTable";
import type { ImportLook } from "../importFile";
import { importsTexts } from "../importsTexts";
import { toldUsers } from "../toldUsers";
import { ImportDirections } from "../words/importDirections";
import { useRemark, useWord } from "../words/useRemark";

type LookViewProps = { importId: string; look: ImportLook; zone: string };

/** A look at an import: figures, months, first records and refused lines. */
export function LookView({ importId, look, zone }: LookViewProps) {
  const t = useT(importsTexts);
  return (
    <Stack gap="5">
      <Grid templateColumns={{ base: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" }} gap="6">
        <Figures look={look} zone={zone} />
        {look.months.length === 0 ? null : <Months months={look.months} />}
      </Grid>
      {(look.refused ?? 0) > 0 ? <Refused importId={importId} look={look} /> : null}
      {look.first.length === 0 ? null : (
        <Stack gap="2">
          <Text textStyle="sm" fontWeight="medium">
            {t("preview")}
          </Text>
          <Preview records={look.first} zone={zone} />
        </Stack>
      )}
    </Stack>
  );
}

function Figures({ look, zone }: Omit<LookViewProps, "importId">) {
  const t = useT(importsTexts);
  const { number } = useNumber();
  const { incoming, outgoing, withoutDirection, withoutSpeed, from, to } = look;
  const wordOf = useWord();
  const names = useContext(ImportDirections);
  const isNamed = (names?.incoming ?? names?.outgoing ?? null) !== null;
  const hasDirections = (incoming ?? 0) + (outgoing ?? 0) > 0;
  return (
    <Facts>
      {from === null || to === null ? null : (
        <Fact label={t("period")}>
          {formatDateTime(from, zone)} – {formatDateTime(to, zone)}
        </Fact>
      )}
      {toldUsers(look).map(({ kind, count }) => (
        <Fact key={kind} label={t(kind)}>
          {number(count)}
        </Fact>
      ))}
      {hasDirections ? (
        <Fact label={t("byDirection")}>
          {isNamed
            ? `${wordOf("incoming")}: ${number(incoming)}, ${wordOf("outgoing")}: ${number(outgoing)}`
            : t("directions", { incoming: number(incoming), outgoing: number(outgoing) })}
        </Fact>
      ) : null}
      {withoutDirection ? <Fact label={t("withoutDirection")}>{number(withoutDirection)}</Fact> : null}
      {withoutSpeed ? <Fact label={t("withoutSpeed")}>{number(withoutSpeed)}</Fact> : null}
      <Fact label={t("covered")}>
        {t("coveredText", {
          hours: number(look.coveredSeconds === null ? null : look.coveredSeconds / 3600, 1),
          days: number(look.coveredDays),
        })}
      </Fact>
      {look.gapCount ? (
        <Fact label={t("gapCount")}>
          {number(look.gapCount)}
          <Gaps look={look} zone={zone} />
        </Fact>
      ) : null}
    </Facts>
  );
}

/** Number of gaps listed. */
const namedGaps = 3;

function Gaps({ look: { gaps, gapCount }, zone }: Omit<LookViewProps, "importId">) {
  const t = useT(importsTexts);
  const more = (gapCount ?? gaps.length) - Math.min(gaps.length, namedGaps);
  return (
    <Stack as="ul" listStyleType="none" color="fg.muted" textStyle="xs" gap="0.5">
      {gaps.slice(0, namedGaps).map(({ from, to }) => (
        <Box as="li" display="list-item" key={from}>
          {t("gapText", { from: formatDateTime(from, zone), to: formatDateTime(to, zone) })}
        </Box>
      ))}
      {more > 0 ? (
        <Box as="li" display="list-item">
          {t("moreGaps", { count: more })}
        </Box>
      ) : null}
    </Stack>
  );
}

/** Refused lines by reason, with a download of them. */
function Refused({ importId, look }: Omit<LookViewProps, "zone">) {
  const t = useT(importsTexts);
  const { number } = useNumber();
  const wordsOf = useRemark();
  return (
    <Stack gap="1" p="3" rounded="l2" bg="bg.warning" textStyle="sm">
      <Text fontWeight="medium">{t("refused", { count: number(look.refused) })}</Text>
      <Text color="fg.muted">{t("refusedText")}</Text>
      <Stack as="ul" listStyleType="disc" gap="0.5" ps="4">
        {look.refusedByCode.map((reason) => (
          <Box as="li" display="list-item" key={reason.code}>
            {wordsOf(reason)} ({number(reason.count)})
          </Box>
        ))}
      </Stack>
      <Button asChild size="sm" variant="outline" alignSelf="start" mt="1">
        <a href={`/import/refused?${new URLSearchParams({ id: importId })}`} download>
          <Download aria-hidden />
          {t("refusedFile")}
        </a>
      </Button>
    </Stack>
  );
}

type MonthsProps = { months: readonly { month: string; users: number | null }[] };

/** Records by month, with small bars next to the numbers. */
function Months({ months }: MonthsProps) {
  const t = useT(importsTexts);
  const { number } = useNumber();
  const most = Math.max(1, ...months.map(({ users }) => users ?? 0));
  return (
    <Stack gap="2" minW="0">
      <Text textStyle="sm" fontWeight="medium">
        {t("months")}
      </Text>
      <Grid
        as="dl"
        templateColumns="auto minmax(0, 1fr) auto"
        columnGap="3"
        rowGap="1"
        textStyle="xs"
        alignItems="center"
        fontVariantNumeric="tabular-nums"
      >
        {months.map(({ month, users }) => (
          <Fragment key={month}>
            <Text as="dt" color="fg.muted">
              {month.slice(5)}/{month.slice(0, 4)}
            </Text>
            <Box as="dd" aria-hidden h="2" rounded="full" bg="bg.emphasized" overflow="hidden">
              <Box h="full" bg="brand.solid" w={`${(100 * (users ?? 0)) / most}%`} />
            </Box>
            <Text as="dd" textAlign="end">
              {number(users)}
            </Text>
          </Fragment>
        ))}
      </Grid>
    </Stack>
  );
}

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
function Preview({ records, zone }: PreviewProps) {
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
