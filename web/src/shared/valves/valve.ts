export type ValveMode = "SCHEDULE" | "MANUAL_ON" | "MANUAL_OFF";

export type WeekDay = "MONDAY" | "TUESDAY" | "WEDNESDAY" | "THURSDAY" | "FRIDAY" | "SATURDAY" | "SUNDAY";

export type ScheduleRow = {
  startTime: string;
  endTime: string | null;
  duration: number | null;
  weekDays: readonly WeekDay[];
};

export type Valve = {
  id: string;
  client: {
    id: string;
    name: string;
    lastActiveDate: number | null;
    info: { alarmLastActiveDate: number | null };
    settings: { notes: string | null; markerPosition: { lat: number; lng: number } | null };
  };
  mode: ValveMode;
  manualUntil: number | null;
  pausedUntil: number | null;
  expectedOpen: boolean;
  nextChange: number | null;
  state: "OPEN" | "CLOSED" | "UNKNOWN";
  reported: { time: number; open: boolean | null } | null;
  deviation: { since: number; urgent: boolean } | null;
  order: { since: number; heardDate: number | null; state: "WAITING" | "HEARD" | "CONFIRMED" } | null;
  permissions: { setMode: boolean };
};

export type ValveBundle = {
  id: string;
  name: string;
  version: number;
  changeDate: number | null;
  changedBy: string | null;
  pausedUntil: number | null;
  schedule: readonly ScheduleRow[];
  valves: readonly Valve[];
};

export type ValveLocation = {
  id: string;
  name: string;
  timeZone: string;
  rainDelayUntil: number | null;
  permissions: { controlValves: boolean; editSchedule: boolean; editBundles: boolean };
  bundles: readonly ValveBundle[];
  unbundled: readonly Valve[];
};
