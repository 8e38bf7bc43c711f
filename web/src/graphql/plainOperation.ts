/** An operation as text, for pages without a GraphQL client; its answer and variables exist only as types. */
export type PlainOperation<Data, Variables> = {
  name: string;
  text: string;
  /** Never set; carries the types. */
  readonly of?: [data: Data, variables: Variables];
};
