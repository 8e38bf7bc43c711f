/** Options of a query that is asked anew each minute while somebody looks. */
export const everyMinute = { pollInterval: 60_000, skipPollAttempt: () => document.hidden } as const;
