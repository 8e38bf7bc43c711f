const written = /^(\d{1,2})(?:[:.]?(\d{2}))?(?:[:.](\d{2}))?$/;

const two = (part: number) => String(part).padStart(2, "0");

/**
 * Reads a typed 24-hour time for the API: "6", "630" and "6.30" are "06:00" and "06:30", "24:00" is the
 * midnight "00:00"; seconds are kept. Null if it is no time.
 */
export function readClock(text: string): string | null {
  const [, hours, minutes = "0", seconds = "0"] = written.exec(text.trim()) ?? [];
  if (hours === undefined) return null;
  const parts = [Number(hours), Number(minutes), Number(seconds)] as const;
  const isMidnight = parts[0] === 24 && parts[1] === 0 && parts[2] === 0;
  const [hour, minute, second] = isMidnight ? ([0, 0, 0] as const) : parts;
  if (hour > 23 || minute > 59 || second > 59) return null;
  return [hour, minute, ...(second > 0 ? [second] : [])].map(two).join(":");
}

/** Seconds from midnight of "HH:mm" or "HH:mm:ss". */
export function clockSeconds(clock: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = clock.split(":").map(Number);
  return hours * 3600 + minutes * 60 + seconds;
}
