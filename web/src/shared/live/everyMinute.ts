/** Query options to poll each minute while the page is visible. */
export const everyMinute = { pollInterval: 60_000, skipPollAttempt: () => document.hidden } as const;
