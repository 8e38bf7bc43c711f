/** An operation as text, for pages without a GraphQL client; its answer and variables are known by their types alone. */
export type PlainOperation<Data, Variables> = {
  name: string;
  text: string;
  /** Never there. */
  readonly of?: [data: Data, variables: Variables];
};
