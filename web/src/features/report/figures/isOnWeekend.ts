import { TZDate } from "@date-fns/tz";
import { isWeekend } from "date-fns";

export const isOnWeekend = (unix: number, zone: string): boolean => isWeekend(new TZDate(unix * 1000, zone));
