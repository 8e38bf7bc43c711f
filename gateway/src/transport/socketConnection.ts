import { randomUUID } from "node:crypto";
import type { Socket } from "node:net";
import type { FormattedExecutionResult, GraphQLError, GraphQLFormattedError } from "graphql";
import { CloseCode, type Message, MessageType, parseMessage, type SubscribeMessage } from "graphql-ws";
import type { WebSocket } from "ws";
import { ApiError } from "../errors.js";
import type { Burst } from "../live/burst.js";
import type { Cohorts } from "../live/cohorts.js";
import type { OperationRunner } from "../live/operationRunner.js";
import { writeFrames } from "./frames.js";
import type { Beating } from "./heartbeat.js";
import { Progress } from "./progress.js";
import { callOfParams, type SocketCall } from "./socketCaller.js";
import { type OperationSocket, SocketOperation } from "./socketOperation.js";

export interface SocketParts {
  cohorts: Cohorts;
  runner: OperationRunner;
  /** Called when the client has sent connection_init. */
  onInit: (connection: SocketConnection) => void;
  onClosed: (connection: SocketConnection) => void;
  onError: (error: unknown) => void;
}

/** Limit of concurrent operations on a socket, including subscriptions. */
const OPERATIONS_AT_MOST = 100;
const ID_BYTES_AT_MOST = 128;
/** While a client does not read its answers, its messages are not read either. */
const UNREAD_BYTES_AT_MOST = 1_000_000;

export class SocketConnection implements OperationSocket, Beating {
  private readonly operations = new Map<string, SocketOperation>();
  private readonly progress = new Progress();
  private isInitialised = false;

  constructor(
    private readonly ws: WebSocket,
    private readonly socket: Socket,
    private call: SocketCall,
    private readonly parts: SocketParts,
  ) {
    ws.on("message", (data) => this.receive(String(data)));
    ws.on("close", () => this.onClose());
    // An error of a socket also closes it.
    ws.on("error", () => undefined);
  }

  /** Bytes that the client has not taken yet. */
  get backlog(): number {
    return this.socket.writableLength;
  }

  write(burst: Burst, quotedId: string): void {
    if (this.ws.readyState === this.ws.OPEN) writeFrames(this.socket, burst, quotedId);
  }

  onceDrained(callback: () => void): void {
    this.socket.once("drain", callback);
  }

  complete(operation: SocketOperation): void {
    this.drop(operation);
    this.send({ id: operation.id, type: MessageType.Complete });
  }

  fail(operation: SocketOperation, errors: readonly GraphQLFormattedError[]): void {
    this.drop(operation);
    this.send({ id: operation.id, type: MessageType.Error, payload: errors });
  }

  /** Clients treat 4401 as final: none reconnects with the dead session. */
  endWithSession(): void {
    for (const operation of [...this.operations.values()]) this.complete(operation);
    this.close(CloseCode.Unauthorized, "Session over");
  }

  beat(): void {
    if (this.progress.hasMoved(this.socket)) this.ws.ping();
    else this.ws.terminate();
  }

  close(code: number, reason: string): void {
    this.ws.close(code, reason);
  }

  terminate(): void {
    this.ws.terminate();
  }

  private receive(text: string): void {
    try {
      this.handle(readMessage(text));
    } catch (error) {
      const fault = error instanceof ProtocolFault ? error : undefined;
      if (!fault) this.parts.onError(error);
      this.close(fault?.code ?? CloseCode.InternalServerError, fault?.message ?? "Internal server error");
    }
  }

  private handle(message: Message): void {
    switch (message.type) {
      case MessageType.ConnectionInit:
        this.initialise(message.payload);
        break;
      case MessageType.Ping:
        this.send({ type: MessageType.Pong, ...(message.payload ? { payload: message.payload } : {}) });
        break;
      case MessageType.Pong:
        break;
      case MessageType.Subscribe:
        this.subscribe(message);
        break;
      case MessageType.Complete:
        this.drop(this.operations.get(message.id));
        break;
      default:
        throw new ProtocolFault(CloseCode.BadRequest, "This is for a server to say");
    }
  }

  private initialise(params: Record<string, unknown> | null | undefined): void {
    if (this.isInitialised)
      throw new ProtocolFault(CloseCode.TooManyInitialisationRequests, "Too many initialisation requests");
    this.isInitialised = true;
    this.parts.onInit(this);
    if (params) this.call = callOfParams(this.call, params);
    this.send({ type: MessageType.ConnectionAck });
  }

  private subscribe({ id, payload }: SubscribeMessage): void {
    if (!this.isInitialised) throw new ProtocolFault(CloseCode.Unauthorized, "Unauthorized");
    if (Buffer.byteLength(id) > ID_BYTES_AT_MOST)
      throw new ProtocolFault(CloseCode.BadRequest, "An id has at most 128 bytes");
    if (this.operations.has(id))
      throw new ProtocolFault(
        CloseCode.SubscriberAlreadyExists,
        `Subscriber for ${id.slice(0, 40)} already exists`,
      );
    const operation = new SocketOperation(this, id);
    const call = { ...this.call, requestId: randomUUID() };
    if (this.operations.size >= OPERATIONS_AT_MOST) {
      const error = new ApiError("BAD_USER_INPUT", "A socket runs 100 operations at a time, no more.");
      this.fail(operation, [this.parts.runner.format(error, call)]);
      return;
    }
    this.operations.set(id, operation);
    this.run(operation, payload, call).catch((error: unknown) => {
      this.parts.onError(error);
      this.close(CloseCode.InternalServerError, "Internal server error");
    });
  }

  private async run(
    operation: SocketOperation,
    request: SubscribeMessage["payload"],
    call: SocketCall & { requestId: string },
  ): Promise<void> {
    const { cohorts, runner } = this.parts;
    const begun = await cohorts.begin(request, call, operation);
    if (begun.type === "entered") return operation.enter(begun.cohort);
    if (!operation.isOpen) return;
    const format = (error: GraphQLError) => runner.format(error, call);
    if (begun.type === "refused") return this.fail(operation, begun.refused.errors.map(format));
    if (begun.type === "rejected") return this.answer(operation, { errors: begun.errors.map(format) });
    const signal = operation.whenLeft();
    this.answer(operation, await runner.answer(begun.operation, { ...call, signal, gone: signal }));
  }

  private answer(operation: SocketOperation, payload: FormattedExecutionResult): void {
    if (!operation.isOpen) return;
    this.send({ id: operation.id, type: MessageType.Next, payload });
    this.complete(operation);
  }

  private drop(operation: SocketOperation | undefined): void {
    if (!operation) return;
    if (this.operations.get(operation.id) === operation) this.operations.delete(operation.id);
    operation.leave();
  }

  private onClose(): void {
    this.parts.onClosed(this);
    for (const operation of [...this.operations.values()]) this.drop(operation);
  }

  private send(message: object): void {
    this.ws.send(JSON.stringify(message));
    if (this.backlog <= UNREAD_BYTES_AT_MOST || this.ws.isPaused) return;
    this.ws.pause();
    this.onceDrained(() => this.ws.resume());
  }
}

/** A client's breach of the protocol: the socket closes with this code. */
class ProtocolFault extends Error {
  constructor(
    readonly code: CloseCode,
    reason: string,
  ) {
    super(reason);
  }
}

function readMessage(text: string): Message {
  try {
    return parseMessage(text);
  } catch {
    throw new ProtocolFault(CloseCode.BadRequest, "Invalid message");
  }
}
