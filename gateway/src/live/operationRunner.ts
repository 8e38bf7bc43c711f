import { setMaxListeners } from "node:events";
import {
  createSourceEventStream,
  type ExecutionResult,
  execute,
  type FormattedExecutionResult,
  GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
} from "graphql";
import { type Context, type Cookies, createContext, type Services } from "../context.js";
import type { Operation } from "../execution/executor.js";
import { formatError } from "../formatError.js";
import { abortSignalOf } from "../platform-api/cancellation.js";
import type { CallContext } from "../platform-api/platform.js";
import { objectKey, type Payload } from "./burst.js";

/** The events of a subscription. */
export type Source = AsyncIterator<unknown>;

/** Runs operations that come over a socket or ask for an event stream. */
export class OperationRunner {
  private readonly answering = new Set<Promise<unknown>>();

  /** @param report receives the errors that are masked for callers */
  constructor(
    private readonly schema: GraphQLSchema,
    private readonly services: Services,
    private readonly report: (error: unknown, requestId: string) => void,
  ) {}

  /** Answers a query or mutation. Its platform calls share one deadline. */
  async answer(
    operation: Operation,
    call: CallContext,
    options: Cookies = {},
  ): Promise<FormattedExecutionResult> {
    const context = createContext(this.services, this.withDeadline(call), { remember: true, ...options });
    const execution = this.execute(operation, context, undefined);
    this.answering.add(execution);
    try {
      return this.toAnswer(await execution, call);
    } finally {
      this.answering.delete(execution);
    }
  }

  /** Resolves once all answers under way are given. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.answering);
  }

  /** Begins a subscription. @returns its events, or the errors that refuse it */
  async open(operation: Operation, call: CallContext): Promise<Source | readonly GraphQLError[]> {
    const { document, variables, operationName } = operation;
    const opened = await createSourceEventStream({
      schema: this.schema,
      document,
      variableValues: variables,
      operationName,
      contextValue: createContext(this.services, call, { remember: false }),
    });
    return Symbol.asyncIterator in opened ? opened[Symbol.asyncIterator]() : (opened.errors ?? []);
  }

  /** The payloads of some events. They share one context, so that their data is read with few calls. */
  async payloadsOf(operation: Operation, call: CallContext, events: readonly unknown[]): Promise<Payload[]> {
    const context = createContext(this.services, this.withDeadline(call), { remember: true });
    const results = await Promise.all(events.map((event) => this.execute(operation, context, event)));
    return results.map((result, index) => ({
      key: objectKey(events[index]),
      json: Buffer.from(JSON.stringify(this.toAnswer(result, call))),
    }));
  }

  /** The error as callers see it. */
  format(error: GraphQLError, { requestId }: Pick<CallContext, "requestId">): GraphQLFormattedError {
    return formatError(error, requestId, (masked) => this.report(masked, requestId));
  }

  private async execute(operation: Operation, context: Context, event: unknown): Promise<ExecutionResult> {
    const { document, variables, operationName } = operation;
    return execute({
      schema: this.schema,
      document,
      variableValues: variables,
      operationName,
      contextValue: context,
      rootValue: event,
    });
  }

  private toAnswer({ data, errors }: ExecutionResult, call: CallContext): FormattedExecutionResult {
    return {
      ...(errors ? { errors: errors.map((error) => this.format(error, call)) } : {}),
      ...(data === undefined ? {} : { data }),
    };
  }

  private withDeadline(call: CallContext): CallContext {
    const deadline = AbortSignal.timeout(this.services.env.PLATFORM_TIMEOUT_MS);
    const signal = call.signal ? AbortSignal.any([abortSignalOf(call.signal), deadline]) : deadline;
    // Each platform call of an operation adds a listener. Node would warn from the eleventh on.
    setMaxListeners(0, signal);
    return { ...call, signal };
  }
}

/** Wraps any thrown value in an error of GraphQL. */
export function toGraphqlError(thrown: unknown): GraphQLError {
  if (thrown instanceof GraphQLError) return thrown;
  const originalError = thrown instanceof Error ? thrown : new Error(String(thrown));
  return new GraphQLError(originalError.message, { originalError });
}
