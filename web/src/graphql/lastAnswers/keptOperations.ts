/**
 * The queries whose last answer a browser keeps for a time without a line: what is needed in front of a device. Nobody's keys,
 * addresses of e-mail, users, configurations, exports or plates are in them. A test holds the list to schema/operations.
 */
export const keptOperations: ReadonlySet<string> = new Set([
  // The overview, with the alarms of all devices; the list in the sidebar.
  "Clients",
  // Where maps come from.
  "Portal",
  "ValveLocations",
  "ValveLocation",
  // A device's page.
  "ClientTraffic",
  "ClientDisplay",
  "ClientClock",
]);

/** How much is kept at most, of all that one person looked at; what was told first goes first. */
export const bounds = {
  answers: 60,
  /** Of one answer, and of all together; characters of JSON. */
  lengthOfOne: 2_000_000,
  lengthOfAll: 8_000_000,
  /** Seconds. */
  age: 7 * 86_400,
} as const;
