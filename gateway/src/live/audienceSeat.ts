import type { ApiError } from "../errors.js";
import type { CallContext } from "../platform-api/platform.js";
import type { CohortRun, Rejection } from "./cohortRun.js";
import type { LiveFeed } from "./feed.js";
import type { Member, MemberEnd } from "./member.js";
import type { OperationRunner } from "./operationRunner.js";

interface Parts {
  feed: LiveFeed;
  runner: OperationRunner;
  /** The running subscription of an audience. */
  runOf: (audience: string) => CohortRun;
}

/**
 * The place of one subscriber in its audience's cohort. It watches the subscriber's own session: the place is
 * lost with it, and goes to another cohort with it.
 */
export class AudienceSeat {
  private run: CohortRun | undefined;
  private audience: string | undefined;
  private isDoubted = false;
  private isLeft = false;
  private readonly watching: ReturnType<LiveFeed["watch"]>;

  constructor(
    private readonly parts: Parts,
    private readonly call: CallContext,
    private readonly member: Member,
  ) {
    this.watching = parts.feed.watch(call, {
      onEnd: (error) => this.end(error),
      onDoubt: () => {
        this.isDoubted = true;
        this.run?.hold(member);
      },
      onAudience: (audience) => {
        this.isDoubted = false;
        if (audience === this.audience) this.run?.release(member);
        else if (this.run) void this.enter(audience);
      },
    });
  }

  /**
   * Resolves with the caller's audience; undefined if the platform names none, or does not answer soon.
   * @throws ApiError if it refuses the caller
   */
  get admitted(): Promise<string | undefined> {
    return this.watching.admitted;
  }

  /** Takes the place. @returns the errors that refuse it */
  async take(audience: string): Promise<Rejection | undefined> {
    this.audience = audience;
    this.run = this.parts.runOf(audience);
    const { run } = this;
    if (this.isDoubted) run.hold(this.member);
    const refusal = await run.enter(this.member);
    if (this.run !== run || this.isLeft) run.leave(this.member);
    return refusal;
  }

  leave(): void {
    this.isLeft = true;
    this.run?.leave(this.member);
    this.watching.leave();
  }

  private async enter(audience: string): Promise<void> {
    this.run?.leave(this.member);
    const refusal = await this.take(audience);
    if (refusal && this.audience === audience && !this.isLeft) this.member.end(this.endOf(refusal));
  }

  private end(error: ApiError): void {
    const { code } = error;
    const end: MemberEnd = code === "UNAUTHENTICATED" ? { type: "sessionOver" } : this.failureOf([error]);
    this.run?.endOf(this.member, end);
    this.run = undefined;
    this.isLeft = true;
  }

  /** What a new audience does not see is over for the subscriber. */
  private endOf(refusal: Rejection): MemberEnd {
    const isHidden = refusal.every(({ extensions }) => HIDDEN.has(extensions.code));
    return isHidden ? { type: "complete" } : this.failureOf(refusal);
  }

  private failureOf(errors: Rejection): MemberEnd {
    return { type: "failed", errors: errors.map((error) => this.parts.runner.format(error, this.call)) };
  }
}

const HIDDEN: ReadonlySet<unknown> = new Set(["NOT_FOUND", "FORBIDDEN"]);
