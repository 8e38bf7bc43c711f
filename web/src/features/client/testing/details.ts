import { WEEK_DAYS } from "@obcestje/contract/weekDays.js";
import { turned } from "../../../shared/chart/testing/measurement";
import type { TrafficDetails } from "../clientMeasurement";

/** As the gateway answers them along with a measurement. */
export const answeredHours = ({ hourOfWeek }: TrafficDetails) => ({
  hourOfWeek: turned(hourOfWeek, ["weekDay", "hour", "coveredSeconds", "vehicles", "averageSpeed", "v85"]),
});

/** From a plain platform: none. */
export const noDetails: TrafficDetails = {
  speedThresholds: null,
  byDirection: null,
  hourOfWeek: null,
  peakHour: null,
};

/** Consistent details for tests; pass the fields that matter. Sunday's first hours were never reported. */
export function details(part: Partial<TrafficDetails> = {}): TrafficDetails {
  return {
    speedThresholds: [
      { above: 50, overLimit: 0, vehicles: 51, percentage: 9.3, isEstimate: false },
      { above: 60, overLimit: 10, vehicles: 12, percentage: 2.2, isEstimate: false },
      { above: 70, overLimit: 20, vehicles: 3, percentage: 0.5, isEstimate: false },
      { above: 80, overLimit: 30, vehicles: 1, percentage: 0.2, isEstimate: false },
    ],
    byDirection: [
      {
        direction: "INCOMING",
        vehicles: 300,
        sampleSize: 300,
        averageSpeed: 40.5,
        v85: 48,
        percentageOverLimit: 8,
        isEstimate: false,
      },
      {
        direction: "OUTGOING",
        vehicles: 90,
        sampleSize: 90,
        averageSpeed: 44.2,
        v85: 53,
        percentageOverLimit: 14.1,
        isEstimate: false,
      },
    ],
    hourOfWeek: WEEK_DAYS.flatMap((weekDay, day) =>
      Array.from({ length: 24 }, (_, hour) => {
        const isSilent = weekDay === "SUNDAY" && hour < 3;
        return {
          weekDay,
          hour,
          coveredSeconds: isSilent ? 0 : 3600,
          vehicles: isSilent ? null : day * 10 + hour * 2 + (day === 6 ? 6 : 0),
          averageSpeed: isSilent ? null : 40 + (hour % 5),
          v85: isSilent ? null : 50 + (hour % 7),
        };
      }),
    ),
    peakHour: { time: 1_782_856_800 + 7 * 3600, vehicles: 112, shareOfDay: 9.8 },
    ...part,
  };
}
