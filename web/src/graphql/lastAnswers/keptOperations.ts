/**
 * Queries whose last answer a browser keeps for a time without a connection: those needed at a device by the
 * road. They contain no keys, e-mail addresses, users, configurations, exports or plates. A test checks the
 * list against schema/operations.
 */
export const keptOperations: ReadonlySet<string> = new Set([
  // The overview, with the alarms of all devices; the list in the sidebar.
  "Clients",
  // Source of the maps.
  "Portal",
  "ValveLocations",
  "ValveLocation",
  // A device's page.
  "ClientTraffic",
  "ClientDisplay",
  "ClientClock",
]);

/** Most that is kept of everything that one person looked at; the oldest is deleted first. */
export const bounds = {
  answers: 60,
  /** Of one answer, and of all together; characters of JSON. */
  lengthOfOne: 2_000_000,
  lengthOfAll: 8_000_000,
  /** Seconds. */
  age: 7 * 86_400,
} as const;
