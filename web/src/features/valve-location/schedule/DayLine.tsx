import { Box, Grid, Text } from "@chakra-ui/react";
import { useLanguage, useT } from "../../../i18n/useT";
import { formatDate, formatTime } from "../../../shared/time/format";
import { valvesTexts } from "../../../shared/valves/valvesTexts";
import { flowText } from "./flowText";
import { valveScheduleTexts } from "./valveScheduleTexts";
import { type Bar, barsIn, hourMarks, lengthOf, type Stretch, shareOf } from "./week";

export type WeekLines = {
  timeZone: string;
  /** Unix seconds. */
  now: number;
  /** Times of flowing water. */
  openings: readonly Stretch[];
  /** Openings that a pause prevents. */
  paused: readonly Stretch[];
  /** Overlaps of rows. */
  overlaps: readonly Stretch[];
};

/** Label, hours, sum: the columns of the week's lines and of their header. */
export const columns = "3.75rem minmax(0, 1fr) 5rem";
export const markedHours = [0, 6, 12, 18] as const;

/** Styles of the kinds of bars. */
export const marks = {
  paused: { borderWidth: "1px", borderStyle: "dashed", borderColor: "border.control" },
  open: { bg: "brand.solid" },
  overlap: {
    bgImage: "repeating-linear-gradient(135deg, {colors.bg.panel} 0 2px, {colors.orange.solid} 2px 5px)",
  },
} as const;

/** One CSS rule for all bars: there may be hundreds. */
const drawn = {
  "& > [data-mark]": { position: "absolute", insetY: "3px", rounded: "2px" },
  ...Object.fromEntries(Object.entries(marks).map(([mark, look]) => [`& > [data-mark=${mark}]`, look])),
};
const percent = (share: number) => `${share * 100}%`;

/** One local day: its openings, and their total time. */
export function DayLine({ day, ...week }: WeekLines & { day: Stretch }) {
  const t = useT(valveScheduleTexts);
  const valves = useT(valvesTexts);
  const language = useLanguage();
  const { timeZone, now } = week;
  const isToday = day.from <= now && now < day.to;
  const openings = barsIn(day, week.openings);
  const paused = barsIn(day, week.paused);
  const hours = (day.to - day.from) / 3600;
  const isUsual = hours === 24;
  const spanOf = ({ from, to }: Stretch) => ({
    from: formatTime(from, timeZone),
    to: formatTime(to, timeZone),
  });
  const name = new Intl.DateTimeFormat(language === "sl" ? "sl-SI" : "en-GB", { weekday: "short", timeZone });
  const said = [
    ...openings.map((bar) => t("opening", spanOf(bar))),
    ...paused.map((bar) => t("paused", spanOf(bar))),
  ];
  const bar = (mark: keyof typeof marks, { left, width, ...stretch }: Bar) => (
    <span
      key={`${mark}${stretch.from}`}
      data-mark={mark}
      title={t("opening", spanOf(stretch))}
      style={{ left: percent(left), width: `max(3px, ${percent(width)})` }}
    />
  );
  return (
    <Grid
      as="li"
      templateColumns={columns}
      gap="2"
      alignItems="center"
      data-day={formatDate(day.from, timeZone)}
    >
      <Box lineHeight="1.15" fontWeight={isToday ? "semibold" : undefined}>
        {name.format(day.from * 1000)} {Number(formatDate(day.from, timeZone).slice(0, 2))}.
        {isUsual ? null : (
          <Text
            as="span"
            display="block"
            textStyle="xs"
            color="fg.warning"
            title={t("clockMoves", { hours })}
          >
            {t("dayHours", { hours })}
          </Text>
        )}
      </Box>
      <Box aria-hidden position="relative" h="6" bg="bg.muted" rounded="sm" overflow="hidden" css={drawn}>
        {hourMarks(day, markedHours.slice(1), timeZone).map((left) => (
          <Box
            key={left}
            position="absolute"
            insetY="0"
            w="1px"
            bg="border.emphasized"
            style={{ left: percent(left) }}
          />
        ))}
        {paused.map((one) => bar("paused", one))}
        {openings.map((one) => bar("open", one))}
        {barsIn(day, week.overlaps).map((one) => bar("overlap", one))}
        {isToday ? (
          <Box
            position="absolute"
            insetY="0"
            w="2px"
            bg="fg.error"
            title={t("now")}
            style={{ left: percent(shareOf(day, now)) }}
          />
        ) : null}
      </Box>
      <Text
        textAlign="end"
        fontVariantNumeric="tabular-nums"
        color={openings.length === 0 ? "fg.muted" : undefined}
      >
        {openings.length === 0 ? "–" : flowText(valves, lengthOf(openings))}
      </Text>
      <Text srOnly>{said.length === 0 ? t("nothing") : said.join(", ")}</Text>
    </Grid>
  );
}
