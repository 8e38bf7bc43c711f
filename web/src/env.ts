/** The one place that reads build-time variables; tests replace this module. */
export const graphqlUrl: string = import.meta.env.VITE_GRAPHQL_URL ?? "/graphql";
