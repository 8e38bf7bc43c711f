import { categoryAxis, valueAxis } from "../axes";
import { baseOptions } from "../baseOptions";
import { color } from "../chartColors";
import type { ChartContext } from "../chartContext";
import type { ChartModel } from "../chartModel";
import type { Measurement } from "../measurement";

/** One location's mean count by hour of the day. */
export type DayProfile = { name: string; hours: NonNullable<Measurement["averagePerHour"]> };

const colors = [0, 1, 2, 3, 4, 5] as const;
/** More lines than colours could not be told apart. */
export const mostProfiles = colors.length;
const dashes = ["Solid", "ShortDash", "Dash", "ShortDot", "LongDash", "DashDot"] as const;

const clock = (hour: number) => `${String(hour).padStart(2, "0")}:00`;

/** The usual day of up to six locations: mean count by hour of the day, over the covered hours. */
export function dayProfilesChart(profiles: readonly DayProfile[], context: ChartContext): ChartModel {
  const { t } = context;
  const title = t("averagePerHour");
  const base = baseOptions(context, title);
  const hours = Array.from({ length: 24 }, (_, hour) => hour);
  const countAt = ({ hours: all }: DayProfile, hour: number) =>
    all.find((one) => one.hour === hour)?.value ?? null;
  return {
    title,
    unit: t("vehiclesPerHour"),
    empty: profiles.every((profile) => hours.every((hour) => countAt(profile, hour) === null)),
    options: {
      ...base,
      xAxis: categoryAxis(hours.map(clock)),
      yAxis: valueAxis(context),
      legend: { ...base.legend, enabled: true },
      series: profiles.map((profile, index) => ({
        type: "line",
        name: profile.name,
        color: color(colors[index % mostProfiles] ?? 0),
        dashStyle: dashes[index % mostProfiles],
        data: hours.map((hour) => countAt(profile, hour)),
      })),
    },
    table: () => ({
      columns: [t("hour"), ...profiles.map(({ name }) => name)],
      rows: hours.map((hour) => [
        clock(hour),
        ...profiles.map((profile) => {
          const value = countAt(profile, hour);
          return value === null ? t("noValue") : context.number(value, 1);
        }),
      ]),
    }),
  };
}
