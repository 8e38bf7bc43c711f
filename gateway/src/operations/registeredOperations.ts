import { readFileSync } from "node:fs";
import { type DocumentNode, parse, print } from "graphql";
import { LRUCache } from "lru-cache";
import { TOKENS_AT_MOST } from "../limits.js";
import { collectOperations } from "./collectOperations.js";
import { normalisedText, withTypenames } from "./operationText.js";
import type { RegisteredEntry, RegisteredOperation } from "./registeredOperation.js";

/**
 * Limit of remembered texts, with their operation if known: each client writes an operation in its own way.
 */
const TEXTS_AT_MOST = 1_000;
const CHARACTERS_AT_MOST = 4_000_000;

/** The operations of schema/operations, by text and by hash. Nothing is added while the gateway runs. */
export class RegisteredOperations {
  private readonly byNormalisedText = new Map<string, RegisteredOperation>();
  private readonly textOfHash = new Map<string, string>();
  private readonly seen = new LRUCache<string, { operation: RegisteredOperation | undefined }>({
    max: TEXTS_AT_MOST,
    maxSize: CHARACTERS_AT_MOST,
    sizeCalculation: (_found, text) => text.length + 1,
  });

  constructor(entries: readonly RegisteredEntry[]) {
    for (const { name, audience, hash, hashWithTypenames, text } of entries) {
      const document = parse(text);
      this.byNormalisedText.set(normalisedText(document), { name, audience, hash, document });
      this.textOfHash.set(hash, text);
      this.textOfHash.set(hashWithTypenames, print(withTypenames(document)));
    }
  }

  /** The registered operation of a text, in any notation. A text seen before costs one look-up. */
  find(query: string): RegisteredOperation | undefined {
    const seen = this.seen.get(query);
    if (seen) return seen.operation;
    const operation = this.match(query);
    this.seen.set(query, { operation });
    return operation;
  }

  /** The text for a client's SHA-256, with or without the `__typename`s that clients add. */
  textOf(hash: string): string | undefined {
    return this.textOfHash.get(hash);
  }

  private match(query: string): RegisteredOperation | undefined {
    let document: DocumentNode;
    try {
      document = parse(query, { maxTokens: TOKENS_AT_MOST, noLocation: true });
    } catch {
      return undefined;
    }
    return this.byNormalisedText.get(normalisedText(document));
  }
}

/**
 * Reads schema/registered-operations.json, and the operations of an operator's own folder.
 * @param extraFolder with *.graphql files; empty: none
 * @throws Error if one is missing or broken
 */
export function loadRegisteredOperations(extraFolder: string): RegisteredOperations {
  if (extraFolder) return new RegisteredOperations([...readOwn(), ...collectOperations(extraFolder)]);
  own ??= new RegisteredOperations(readOwn());
  return own;
}

/** The repository's own operations: they never change while the process runs. */
let own: RegisteredOperations | undefined;

function readOwn(): RegisteredEntry[] {
  const file = new URL("../../../schema/registered-operations.json", import.meta.url);
  return (JSON.parse(readFileSync(file, "utf8")) as { operations: RegisteredEntry[] }).operations;
}
