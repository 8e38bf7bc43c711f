/** A time that people can choose without knowing cron. Days of the week from 1, Monday, to 7. */
export type Simple =
  | { kind: "daily"; time: string }
  | { kind: "weekly"; days: readonly number[]; time: string }
  | { kind: "monthly"; day: number | "last"; time: string };

export const weekDays = [1, 2, 3, 4, 5, 6, 7] as const;

/** Expression of a simple time ("06:00" local), in five fields. */
export function cronOf(when: Simple): string {
  const [hour, minute] = when.time.split(":").map(Number);
  const at = `${minute} ${hour}`;
  if (when.kind === "daily") return `${at} * * *`;
  if (when.kind === "monthly") return `${at} ${when.day === "last" ? "L" : when.day} * *`;
  // In the expression the week begins with Sunday, 0.
  const days = [...when.days].sort((one, other) => one - other).map((day) => day % 7);
  return `${at} * * ${days.join(",")}`;
}

/** The simple time of an expression, or null if it is more complex. */
export function simpleOf(cron: string): Simple | null {
  const [minute = "", hour = "", day = "", month, weekDay = "", ...rest] = cron.trim().split(/\s+/);
  const time = timeOf(hour, minute);
  if (time === null || month !== "*" || rest.length > 0) return null;
  if (day === "*" && weekDay === "*") return { kind: "daily", time };
  if (day === "*") {
    const days = daysOf(weekDay);
    return days && { kind: "weekly", days, time };
  }
  if (weekDay !== "*") return null;
  if (day === "L") return { kind: "monthly", day: "last", time };
  const date = wholeNumber(day, 31);
  return date === null || date === 0 ? null : { kind: "monthly", day: date, time };
}

function timeOf(hour: string, minute: string): string | null {
  const [hours, minutes] = [wholeNumber(hour, 23), wholeNumber(minute, 59)];
  if (hours === null || minutes === null) return null;
  return `${String(hours).padStart(2, "0")}:${String(minutes).padStart(2, "0")}`;
}

/** "1,4" or "1-5" as days of the week, in order. */
function daysOf(text: string): number[] | null {
  const days = new Set<number>();
  for (const part of text.split(",")) {
    const [first = "", last = first, ...rest] = part.split("-");
    const [from, to] = [wholeNumber(first, 7), wholeNumber(last, 7)];
    if (from === null || to === null || to < from || rest.length > 0) return null;
    for (let day = from; day <= to; day += 1) days.add(day === 0 ? 7 : day);
  }
  return [...days].sort((one, other) => one - other);
}

function wholeNumber(text: string, most: number): number | null {
  return /^\d{1,2}$/.test(text) && Number(text) <= most ? Number(text) : null;
}
