import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  Kind,
  type OperationDefinitionNode,
  parse,
  specifiedRules,
  validate,
} from "graphql";
import { LRUCache } from "lru-cache";
import type { RegisteredOperation } from "../operations/registeredOperation.js";
import type { RegisteredOperations } from "../operations/registeredOperations.js";
import { documentFault } from "./documentFaults.js";
import { FAULTS_AT_MOST, TOKENS_AT_MOST } from "./limits.js";
import { type Introspection, measure } from "./measures.js";
import { plainMessage } from "./plainMessage.js";

/** Parsed documents that are kept; one is some ten times the size of its text. */
const DOCUMENTS_AT_MOST = 500;
const CHARACTERS_AT_MOST = 1_000_000;

/** A document that is valid and keeps to the limits. */
export interface CheckedDocument {
  document: DocumentNode;
  introspection: Introspection;
  /** What it is registered as, if it is. */
  registered: RegisteredOperation | undefined;
}

/** What is wrong with a document: it can't be understood (`faulty`), or it goes over a limit. */
export interface RefusedDocument {
  faulty: boolean;
  errors: readonly GraphQLError[];
}

/** Parses and checks documents, each text once while it is in use. */
export class CheckedDocuments {
  private readonly kept = new LRUCache<string, CheckedDocument>({
    max: DOCUMENTS_AT_MOST,
    maxSize: CHARACTERS_AT_MOST,
    sizeCalculation: (_document, text) => text.length + 1,
  });

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly registered: RegisteredOperations,
  ) {}

  check(text: string): CheckedDocument | RefusedDocument {
    const kept = this.kept.get(text);
    if (kept) return kept;
    const checked = this.parseAndCheck(text);
    if ("document" in checked) this.kept.set(text, checked);
    return checked;
  }

  private parseAndCheck(text: string): CheckedDocument | RefusedDocument {
    let document: DocumentNode;
    try {
      document = parse(text, { maxTokens: TOKENS_AT_MOST });
    } catch (error) {
      return {
        faulty: true,
        errors: [error instanceof GraphQLError ? error : new GraphQLError("Syntax Error")],
      };
    }
    // Limits before validation, whose time grows faster than the document.
    const measures = measure(document);
    const fault = documentFault(measures);
    if (fault) return { faulty: false, errors: [fault] };
    const errors = validate(this.schema, document, specifiedRules, { maxErrors: FAULTS_AT_MOST });
    if (errors.length > 0) return { faulty: true, errors: errors.map(withPlainMessage) };
    return { document, introspection: measures.introspection, registered: this.registered.find(text) };
  }
}

/** The operation of a document that a request means. */
export function operationOf(
  document: DocumentNode,
  operationName: string | undefined,
): OperationDefinitionNode | GraphQLError {
  const operation = getOperationAST(document, operationName);
  if (operation) return operation;
  const several = document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION).length > 1;
  return new GraphQLError(
    operationName === undefined && several
      ? "There are several operations: say which in operationName."
      : "There is no operation of this name.",
  );
}

function withPlainMessage(error: GraphQLError): GraphQLError {
  return new GraphQLError(plainMessage(error.message), { nodes: error.nodes ?? [] });
}
