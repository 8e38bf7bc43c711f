import type { GraphQLFormattedError } from "graphql";
import type { Burst } from "../live/burst.js";
import type { CohortRun } from "../live/cohortRun.js";
import type { Member, MemberEnd } from "../live/member.js";

/** The parts of a socket that an operation needs. */
export interface OperationSocket {
  readonly backlog: number;
  /** Sends a burst of a subscription; nothing once the socket is closing. */
  write(burst: Burst, quotedId: string): void;
  onceDrained(callback: () => void): void;
  complete(operation: SocketOperation): void;
  fail(operation: SocketOperation, errors: readonly GraphQLFormattedError[]): void;
  /** Ends all operations on the socket, and the socket. */
  endWithSession(): void;
}

/** One operation of a socket, identified by its client's id. A subscription is a member of a cohort. */
export class SocketOperation implements Member {
  isOpen = true;
  private readonly quotedId: string;
  private cohort: Pick<CohortRun, "leave"> | undefined;
  private aborter: AbortController | undefined;

  constructor(
    private readonly socket: OperationSocket,
    readonly id: string,
  ) {
    this.quotedId = JSON.stringify(id);
  }

  get backlog(): number {
    return this.socket.backlog;
  }

  write(burst: Burst): void {
    this.socket.write(burst, this.quotedId);
  }

  onceDrained(callback: () => void): void {
    this.socket.onceDrained(callback);
  }

  end(end: MemberEnd): void {
    if (end.type === "sessionOver") this.socket.endWithSession();
    else if (end.type === "failed") this.socket.fail(this, end.errors);
    else this.socket.complete(this);
  }

  /** The cohort has admitted it. The client may have left meanwhile. */
  enter(cohort: Pick<CohortRun, "leave">): void {
    if (this.isOpen) this.cohort = cohort;
    else cohort.leave(this);
  }

  /** Aborts when the client no longer wants an answer. */
  whenLeft(): AbortSignal {
    this.aborter = new AbortController();
    return this.aborter.signal;
  }

  /** The client, or the gateway, has ended it. */
  leave(): void {
    this.isOpen = false;
    this.cohort?.leave(this);
    this.aborter?.abort();
  }
}
