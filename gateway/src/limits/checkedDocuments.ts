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
import { clientFieldsOf } from "../clients/clientFields.js";
import { ApiError } from "../errors.js";
import { CHARACTERS_AT_MOST, FAULTS_AT_MOST, TOKENS_AT_MOST } from "../limits.js";
import type { RegisteredOperation } from "../operations/registeredOperation.js";
import type { RegisteredOperations } from "../operations/registeredOperations.js";
import { costFault } from "./cost.js";
import { documentFault, overLimit } from "./documentFaults.js";
import { type Measures, measure } from "./measures.js";

/** Limit of parsed documents in memory. One takes some ten times the size of its text. */
const DOCUMENTS_KEPT = 500;
const CHARACTERS_KEPT = 1_000_000;

/** A document that is valid and within the limits. */
export interface CheckedDocument extends Pick<Measures, "introspection" | "pagedByVariable"> {
  document: DocumentNode;
  /** Its registration, if any. */
  registered: RegisteredOperation | undefined;
  /** The fields it needs of the devices that it reads; undefined: all. */
  clientFields: string | undefined;
}

/** A refused document: it can't be understood (`faulty`), or it goes over a limit. */
export interface RefusedDocument {
  faulty: boolean;
  errors: readonly GraphQLError[];
}

/** Parses and checks documents, each text only once while it is in use. */
export class CheckedDocuments {
  private readonly kept = new LRUCache<string, CheckedDocument>({
    max: DOCUMENTS_KEPT,
    maxSize: CHARACTERS_KEPT,
    sizeCalculation: (_document, text) => text.length + 1,
  });

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly registered: RegisteredOperations,
  ) {}

  /** @param variables partly decide the cost of a document */
  check(text: string, variables: Readonly<Record<string, unknown>>): CheckedDocument | RefusedDocument {
    const kept = this.kept.get(text);
    if (kept && !kept.pagedByVariable) return kept;
    const checked = kept ?? this.read(text);
    if (!("document" in checked)) return checked;
    const fault = costFault(this.schema, checked.document, variables);
    if (fault) return { faulty: false, errors: [fault] };
    if (kept) return kept;
    // After all limits, as its time grows faster than the document.
    const errors = validate(this.schema, checked.document, specifiedRules, VALIDATION);
    if (errors.length > 0) return { faulty: true, errors };
    const whole = { ...checked, clientFields: clientFieldsOf(this.schema, checked.document) };
    this.kept.set(text, whole);
    return whole;
  }

  private read(text: string): Omit<CheckedDocument, "clientFields"> | RefusedDocument {
    if (text.length > CHARACTERS_AT_MOST)
      return { faulty: false, errors: [overLimit(text.length, CHARACTERS_AT_MOST, "characters")] };
    const document = parseWithinTokens(text);
    if (document instanceof GraphQLError) return { faulty: true, errors: [document] };
    if (document === "over tokens") return { faulty: false, errors: [OVER_TOKENS] };
    const measures = measure(document);
    const fault = documentFault(measures);
    if (fault) return { faulty: false, errors: [fault] };
    const { introspection, pagedByVariable } = measures;
    return { document, introspection, pagedByVariable, registered: this.registered.find(text) };
  }
}

const OVER_TOKENS = new ApiError(
  "BAD_USER_INPUT",
  `The operation has over ${TOKENS_AT_MOST} tokens; ${TOKENS_AT_MOST} at most are allowed.`,
);
const VALIDATION = { maxErrors: FAULTS_AT_MOST, hideSuggestions: true };

function parseWithinTokens(text: string): DocumentNode | GraphQLError | "over tokens" {
  try {
    return parse(text, { maxTokens: TOKENS_AT_MOST });
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    // graphql-js reports its limit only in the message.
    return error.message.includes(`${TOKENS_AT_MOST} tokens`) ? "over tokens" : error;
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
