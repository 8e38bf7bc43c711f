import { InMemoryCache } from "@apollo/client";

/**
 * Every cache policy of the portal. A measurement has no id: it lies inside its client, keyed by the
 * interval that was asked for, and a new answer for the same interval replaces the old one whole.
 */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      Query: {
        fields: {
          client: {
            read: (known, { args, toReference }) =>
              known === undefined && args?.id != null
                ? toReference({ __typename: "Client", id: String(args.id) })
                : known,
          },
          clients: { merge: false },
          groups: { merge: false },
          session: { merge: false },
        },
      },
      Client: {
        fields: {
          groups: { merge: false },
          alarms: { merge: false },
          info: { merge: true },
          settings: { merge: true },
          permissions: { merge: true },
          measurement: { keyArgs: ["interval"], merge: false },
          diagnostics: { keyArgs: ["interval", "series"], merge: false },
        },
      },
      Group: { fields: { clients: { merge: false } } },
      Measurement: { keyFields: false },
      Portal: { keyFields: [] },
      Session: { keyFields: false },
    },
  });
}
