const day = 86_400;
/** For more days than this an hour is too narrow to be visible on paper: such periods are drawn by day. */
const mostHourlyDays = 62;

export const isLongPeriod = ({ from, to }: { from: number; to: number }): boolean =>
  to - from > mostHourlyDays * day;
