import { chakra, Table } from "@chakra-ui/react";
import { WEEK_DAYS } from "@obcestje/contract/weekDays.js";
import { type KeyboardEvent, memo, useRef, useState } from "react";
import { useLanguage, useT } from "../../../i18n/useT";
import { useNumber } from "../../../shared/number/useNumber";
import { weekDayName } from "../../../shared/time/weekDays";
import type { HourOfWeek } from "../clientMeasurement";
import { detailsTexts } from "./detailsTexts";
import { type HeatMetric, heatDigits, heatScale, heatStep } from "./heat";
import { heatCss } from "./heatCss";
import { hourSpan } from "./hourSpan";

type HeatGridProps = {
  title: string;
  hours: readonly HourOfWeek[];
  metric: HeatMetric;
  /** Called with the cell under the pointer or with the focus. */
  onPoint: (hour: HourOfWeek | null) => void;
};

const dayHours = Array.from({ length: 24 }, (_, hour) => hour);

const moves: Record<string, [day: number, hour: number]> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  Home: [0, -23],
  End: [0, 23],
};

const within = (value: number, last: number) => Math.min(last, Math.max(0, value));

/** Plain cells with one CSS rule: 168 styled components would be slow when a pointer moves over them. */
const Grid = chakra("table");

/** A table of 7 by 24 coloured cells; arrow keys move between cells. */
export const HeatGrid = memo(function HeatGrid(props: HeatGridProps) {
  const { title, hours, metric, onPoint } = props;
  const t = useT(detailsTexts);
  const language = useLanguage();
  const { number } = useNumber();
  const grid = useRef<HTMLDivElement>(null);
  const [focus, setFocus] = useState({ day: 0, hour: 0 });
  const scale = heatScale(hours, metric);
  const byPlace = new Map(hours.map((hour) => [`${hour.weekDay} ${hour.hour}`, hour]));

  function onKeyDown(event: KeyboardEvent) {
    const move = moves[event.key];
    if (move === undefined) return;
    event.preventDefault();
    const next = { day: within(focus.day + move[0], 6), hour: within(focus.hour + move[1], 23) };
    grid.current?.querySelector<HTMLElement>(`[data-place="${next.day} ${next.hour}"]`)?.focus();
  }

  return (
    <Table.ScrollArea
      ref={grid}
      position="relative"
      tabIndex={-1}
      role="region"
      aria-label={t("heatRegion", { title })}
      onMouseLeave={() => onPoint(null)}
    >
      <Grid role="grid" aria-label={title} onKeyDown={onKeyDown} css={heatCss}>
        <thead>
          <tr>
            <th scope="col">
              <chakra.span srOnly>{t("weekDay")}</chakra.span>
            </th>
            {dayHours.map((hour) => (
              <th key={hour} scope="col" aria-label={hourSpan(hour)}>
                {hour}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {WEEK_DAYS.map((weekDay, day) => (
            <tr key={weekDay}>
              <th scope="row" aria-label={weekDayName(weekDay, language, "long")}>
                {weekDayName(weekDay, language, "short")}
              </th>
              {dayHours.map((hour) => {
                const cell = byPlace.get(`${weekDay} ${hour}`) ?? null;
                const value = cell?.[metric] ?? null;
                return (
                  <td
                    key={hour}
                    data-place={`${day} ${hour}`}
                    data-step={value === null || scale === null ? "none" : heatStep(value, scale)}
                    tabIndex={focus.day === day && focus.hour === hour ? 0 : -1}
                    onFocus={() => {
                      setFocus({ day, hour });
                      onPoint(cell);
                    }}
                    onBlur={() => onPoint(null)}
                    onMouseEnter={() => onPoint(cell)}
                    aria-label={value === null ? t("noData") : undefined}
                  >
                    {value === null ? null : number(value, heatDigits(metric, value))}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Grid>
    </Table.ScrollArea>
  );
});
