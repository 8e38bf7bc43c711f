import type { DocumentNode } from "graphql";

/** The users of an operation: the portal and scripts, or (also) embeds and the public page. */
export type Audience = "portal" | "public";

/** One operation of schema/registered-operations.json. */
export interface RegisteredEntry {
  name: string;
  audience: Audience;
  /** SHA-256 of `text`. */
  hash: string;
  /** SHA-256 of the text with the `__typename`s that Apollo Client and urql add. */
  hashWithTypenames: string;
  /** The operation with all its fragments, as graphql-js prints it. */
  text: string;
}

/** A registered operation, known to the gateway in advance. */
export interface RegisteredOperation extends Pick<RegisteredEntry, "name" | "audience" | "hash"> {
  document: DocumentNode;
}
