import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  type OperationTypeNode,
  visit,
} from "graphql";
import { hasCredential } from "../caller.js";
import { ApiError } from "../errors.js";
import type { Operation } from "../execution/executor.js";
import type { RegisteredOperation } from "../operations/registeredOperation.js";
import type { RegisteredOperations } from "../operations/registeredOperations.js";
import type { PlatformClient } from "../platform-api/http.js";
import type { CallContext } from "../platform-api/platform.js";
import { type AskedOperation, readOperation } from "./askedOperation.js";
import { type CheckedDocument, CheckedDocuments, operationOf } from "./checkedDocuments.js";
import { sizeFault, variablesFault } from "./inputFaults.js";
import { Keys } from "./keys.js";

/** An operation that may run. */
export interface AdmittedOperation extends Operation {
  variables: Record<string, unknown>;
  type: OperationTypeNode;
  registered: RegisteredOperation | undefined;
  /** True if a view-only key asks: the operation is then a public one. */
  viewOnly: boolean;
  /** True if pages of other sites may read the answer: a public one by a key that is not known to be a full one. */
  openToSites: boolean;
  /** The fields it needs of the devices that it reads; undefined: all. */
  clientFields: string | undefined;
}

/** An operation that does not run, with the reason. */
export interface RefusedOperation {
  errors: readonly GraphQLError[];
  /**
   * True if GraphQL itself finds it faulty: it can't be parsed, does not fit the schema, or its variables
   * don't.
   */
  faulty: boolean;
  /** True if a view-only key asked; left out if unknown. */
  viewOnly?: boolean;
}

/** Decides which operations run. The only call to the platform before that checks the asker. */
export class Admission {
  private readonly documents: CheckedDocuments;
  private readonly keys: Keys;

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly registered: RegisteredOperations,
    platform: PlatformClient,
  ) {
    this.documents = new CheckedDocuments(schema, registered);
    this.keys = new Keys(platform);
  }

  /** Checks an operation against the limits and its caller's rights. Never throws for a faulty one. */
  async admit(asked: AskedOperation, call: CallContext): Promise<AdmittedOperation | RefusedOperation> {
    try {
      const read = readOperation(asked, this.registered);
      const tooLarge = sizeFault(read.variables);
      if (tooLarge) return { errors: [tooLarge], faulty: false };
      const checked = this.documents.check(read.source, read.variables);
      if (!("document" in checked)) return checked;
      const operation = operationOf(checked.document, read.operationName);
      if (operation instanceof GraphQLError) return { errors: [operation], faulty: true };
      const unfit = variablesFault(this.schema, operation, read.variables);
      if (unfit) return { errors: [unfit], faulty: true };
      const kind = await this.keys.kindOf(call);
      const viewOnly = kind === "view";
      const { registered, clientFields } = checked;
      const isPublic = registered?.audience === "public";
      if (viewOnly && !isPublic) return NOT_PUBLIC;
      if (call.caller.printsReport && !OF_REPORT.has(registered?.name ?? "")) return NOT_OF_REPORT;
      const document = await this.introspected(checked, call);
      const openToSites = isPublic && (viewOnly || kind === "untold");
      return {
        ...read,
        document,
        type: operation.operation,
        registered,
        viewOnly,
        openToSites,
        clientFields,
      };
    } catch (error) {
      if (error instanceof GraphQLError) return { errors: [error], faulty: false };
      throw error;
    }
  }

  /** Only people who are signed in see the schema. For others no type has a name, known or not. */
  private async introspected(
    { document, introspection }: CheckedDocument,
    call: CallContext,
  ): Promise<DocumentNode> {
    if (introspection === "none") return document;
    if (hasCredential(call.caller) && (await this.keys.isMember(call))) return document;
    if (introspection === "schema")
      throw new ApiError(
        "BAD_USER_INPUT",
        "The schema is shown to those who are signed in: introspection is refused.",
      );
    return withoutTypeNames(document);
  }
}

/** Registered operations of the page of printed reports. */
const OF_REPORT: ReadonlySet<string> = new Set(["Report", "ReportCrest"]);

const NOT_OF_REPORT: RefusedOperation = {
  errors: [new ApiError("FORBIDDEN", "The key of a printed report reads that report alone.")],
  faulty: false,
};

const NOT_PUBLIC: RefusedOperation = {
  errors: [new ApiError("FORBIDDEN", "A view-only key runs the registered public operations alone.")],
  faulty: false,
  viewOnly: true,
};

/** Replaces the name in each `__type` by one that no type has. */
function withoutTypeNames(document: DocumentNode): DocumentNode {
  const noName = { kind: Kind.STRING, value: "" } as const;
  return visit(document, {
    Field: (node) =>
      node.name.value === "__type"
        ? { ...node, arguments: node.arguments?.map((argument) => ({ ...argument, value: noName })) ?? [] }
        : undefined,
  });
}
