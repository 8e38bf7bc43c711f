import type { GraphQLError } from "graphql";
import { hasCredential } from "../caller.js";
import type { ApiError } from "../errors.js";
import type { Operation } from "../execution/executor.js";
import type { CallContext } from "../platform-api/platform.js";
import { Cohort } from "./cohort.js";
import type { LiveFeed } from "./feed.js";
import { gathered } from "./gather.js";
import type { Member, MemberEnd } from "./member.js";
import { type OperationRunner, type Source, toGraphqlError } from "./operationRunner.js";
import type { Turns } from "./turns.js";

export interface CohortParts {
  runner: OperationRunner;
  feed: LiveFeed;
  turns: Turns;
}

/** The errors that kept a subscription from starting. */
export type Rejection = readonly GraphQLError[];

/**
 * One subscription that runs for a cohort: the sockets of one session, or sessions of one audience. It starts
 * with the first member, and stops after the last one or when the one session ends.
 */
export class CohortRun {
  private readonly cohort: Cohort;
  private readonly started: Promise<Rejection | undefined>;
  private source: Source | undefined;
  private leaveSession: () => void = () => undefined;
  private isOver = false;

  constructor(
    private readonly parts: CohortParts,
    private readonly operation: Operation,
    private readonly call: CallContext,
    private readonly onOver: () => void,
  ) {
    this.cohort = new Cohort(parts.turns, () => this.stop());
    this.started = this.start();
  }

  /** @returns the errors if the subscription did not start */
  enter(member: Member): Promise<Rejection | undefined> {
    return this.cohort.enter(member, this.started);
  }

  leave(member: Member): void {
    this.cohort.leave(member);
  }

  /** Keeps what comes from a member until it is released. */
  hold(member: Member): void {
    this.cohort.hold(member);
  }

  release(member: Member): void {
    this.cohort.release(member);
  }

  /** Ends one member's subscription. */
  endOf(member: Member, end: MemberEnd): void {
    this.cohort.endOf(member, end);
  }

  private async start(): Promise<Rejection | undefined> {
    const opening = this.parts.runner.open(this.operation, this.call);
    try {
      const [opened] = await Promise.all([opening, this.admission()]);
      if (!isSource(opened)) {
        this.stop();
        return opened;
      }
      this.source = opened;
      if (this.isOver) leaveSource(opened);
      else void this.pump(opened);
      return undefined;
    } catch (error) {
      this.stop();
      opening.then((opened) => isSource(opened) && leaveSource(opened)).catch(() => undefined);
      return [toGraphqlError(error)];
    }
  }

  /** Guests have no session to end. The schema decides what they may subscribe to. */
  private async admission(): Promise<void> {
    if (!hasCredential(this.call.caller)) return;
    const { feed } = this.parts;
    const stopDoubting = feed.onDoubt(this.call, () => this.cohort.forgetRecent());
    this.leaveSession = stopDoubting;
    // Each member of an audience watches its own session.
    if (this.call.audience !== undefined) return;
    const { admitted, leave } = feed.watch(this.call, { onEnd: (error) => this.endWithSession(error) });
    this.leaveSession = () => {
      stopDoubting();
      leave();
    };
    await admitted;
  }

  private async pump(source: Source): Promise<void> {
    try {
      for await (const events of gathered(source))
        this.cohort.publish(await this.parts.runner.payloadsOf(this.operation, this.call, events));
      this.finish({ type: "complete" });
    } catch (error) {
      this.fail(toGraphqlError(error));
    }
  }

  private endWithSession(error: ApiError): void {
    if (error.code === "UNAUTHENTICATED") this.finish({ type: "sessionOver" });
    else this.fail(error);
  }

  private fail(error: GraphQLError): void {
    this.finish({ type: "failed", errors: [this.parts.runner.format(error, this.call)] });
  }

  private finish(end: MemberEnd): void {
    if (this.isOver) return;
    this.stop();
    this.cohort.end(end);
  }

  private stop(): void {
    if (this.isOver) return;
    this.isOver = true;
    this.onOver();
    this.leaveSession();
    if (this.source) leaveSource(this.source);
  }
}

function isSource(opened: Source | Rejection): opened is Source {
  return "next" in opened;
}

function leaveSource(source: Source): void {
  source.return?.().catch(() => undefined);
}
