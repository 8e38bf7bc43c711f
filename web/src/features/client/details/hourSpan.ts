const two = (hour: number) => String(hour).padStart(2, "0");

/** "07:00–08:00" for the hour of the day 7. */
export const hourSpan = (hour: number): string => `${two(hour)}:00–${two((hour + 1) % 24)}:00`;
