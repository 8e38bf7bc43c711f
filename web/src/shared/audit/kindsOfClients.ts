/** Kinds of changed items that go by a device's or place's id. */
const kindsOfClients: readonly unknown[] = [
  "CLIENT",
  "CLIENT_GROUPS",
  "STAYS",
  "SPEED_LIMITS",
  "CONFIG",
  "VALVE_MODE",
];

export const isOfClient = (kind: unknown): boolean => kindsOfClients.includes(kind);
