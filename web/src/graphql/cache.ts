import { type FieldFunctionOptions, InMemoryCache, type Reference, type StoreObject } from "@apollo/client";

type Stored = StoreObject | Reference;

/**
 * Objects without ids: the navigation queries only their names, which must not remove the summary's other
 * fields from the cache.
 */
function mergeByName(
  known: readonly Stored[] | null | undefined,
  incoming: readonly Stored[] | null,
  { readField, mergeObjects }: FieldFunctionOptions,
): readonly Stored[] | null {
  if (incoming === null) return null;
  return incoming.map((part, index) => {
    const before = known?.[index];
    const isSame = before !== undefined && readField("name", before) === readField("name", part);
    return isSame ? mergeObjects(before, part) : part;
  });
}

/**
 * Every cache policy of the portal. A measurement has no id: it is stored in its client, keyed by the interval,
 * and a new answer for the same interval replaces it whole.
 */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    // The cache would keep a result for each object of each answer: a page that polls each minute would
    // accumulate all of them.
    resultCaching: false,
    typePolicies: {
      Query: {
        fields: {
          client: {
            read: (known, { args, toReference }) =>
              known === undefined && args?.id != null
                ? toReference({ __typename: "Client", id: String(args.id) })
                : known,
          },
          actions: { merge: false },
          actionTemplates: { merge: false },
          clients: { merge: false },
          firmwares: { merge: false },
          groups: { merge: false },
          rollouts: { merge: false },
          session: { merge: false },
        },
      },
      Client: {
        fields: {
          groups: { merge: false },
          alarms: { merge: false },
          // A version is always queried whole: parts of two versions must not be mixed.
          config: { merge: false },
          firmwareAssignment: { merge: false },
          info: { merge: true },
          settings: { merge: true },
          permissions: { merge: true },
          stays: { merge: false },
          measurement: { keyArgs: ["interval"], merge: false },
          diagnostics: { keyArgs: ["interval", "series"], merge: false },
        },
      },
      Firmware: { fields: { rollout: { merge: false } } },
      StagedRollout: { fields: { counts: { merge: false }, devices: { merge: false } } },
      Group: { fields: { clients: { merge: false }, summaryGroups: { merge: mergeByName } } },
      // Lists are replaced: rows of a schedule have no ids, and valves come and go.
      ValveLocation: {
        fields: { bundles: { merge: false }, unbundled: { merge: false }, valves: { merge: false } },
      },
      ValveBundle: { fields: { schedule: { merge: false }, valves: { merge: false } } },
      // An entry has other fields if it represents its whole request; ids are unique only within one kind.
      AuditEntry: { keyFields: false },
      ChangedItem: { keyFields: false },
      Measurement: { keyFields: false },
      Portal: { keyFields: [] },
      Session: { keyFields: false },
    },
  });
}
