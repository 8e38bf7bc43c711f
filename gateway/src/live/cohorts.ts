import { Gauge } from "prom-client";
import { hasCredential, scopeKey } from "../caller.js";
import type { Operation } from "../execution/executor.js";
import type { Admission, AdmittedOperation, RefusedOperation } from "../limits/admission.js";
import type { AskedOperation } from "../limits/askedOperation.js";
import type { CallContext } from "../platform-api/platform.js";
import { AudienceSeat } from "./audienceSeat.js";
import { type CohortParts, CohortRun, type Rejection } from "./cohortRun.js";
import type { Member } from "./member.js";
import { toGraphqlError } from "./operationRunner.js";

const runningCount = new Gauge({
  name: "gateway_live_cohorts",
  help: "Subscriptions that run, however many listen to each",
});

/** The result of beginning an operation. */
export type Begun =
  | { type: "entered"; cohort: Pick<CohortRun, "leave"> }
  /** It was refused. */
  | { type: "refused"; refused: RefusedOperation }
  /** A subscription that failed to start. */
  | { type: "rejected"; errors: Rejection }
  /** A query or mutation, which needs no cohort. */
  | { type: "single"; operation: AdmittedOperation };

/**
 * The running subscriptions: one for all that ask for the same text, name and variables in the same session, or
 * in the same audience if the events alone are the answer.
 */
export class Cohorts {
  private readonly runs = new Map<string, CohortRun>();

  constructor(
    private readonly admission: Admission,
    private readonly parts: CohortParts,
    private readonly isOfEvents: (operation: Operation) => boolean,
  ) {}

  /** Adds a subscription's reader. Other operations are only checked. */
  async begin(asked: AskedOperation, call: CallContext, member: Member): Promise<Begun> {
    const key = keyOf(scopeKey(call.caller), asked);
    const known = this.runs.get(key);
    if (known) return enter(known, member);
    const operation = await this.admission.admit(asked, call);
    if ("errors" in operation) return { type: "refused", refused: operation };
    if (operation.type !== "subscription") return { type: "single", operation };
    const own = () => enter(this.runOf(key, operation, call), member);
    const isForAudience = hasCredential(call.caller) && this.isOfEvents(operation);
    return isForAudience ? this.beginInAudience(asked, operation, call, member, own) : own();
  }

  /** @param own begins in the session alone, if the platform does not say to which audience it belongs */
  private async beginInAudience(
    asked: AskedOperation,
    operation: AdmittedOperation,
    call: CallContext,
    member: Member,
    own: () => Promise<Begun>,
  ): Promise<Begun> {
    const { feed, runner } = this.parts;
    const runOf = (audience: string) => this.runOf(keyOf(audience, asked), operation, { ...call, audience });
    const seat = new AudienceSeat({ feed, runner, runOf }, call, member);
    let isTaken = false;
    try {
      const audience = await seat.admitted;
      if (audience === undefined) return await own();
      const errors = await seat.take(audience);
      isTaken = errors === undefined;
      return errors ? { type: "rejected", errors } : { type: "entered", cohort: seat };
    } catch (error) {
      return { type: "rejected", errors: [toGraphqlError(error)] };
    } finally {
      if (!isTaken) seat.leave();
    }
  }

  private runOf(key: string, operation: AdmittedOperation, call: CallContext): CohortRun {
    const running = this.runs.get(key);
    if (running) return running;
    const { caller, requestId, address, audience } = call;
    // Not bound to the first member, who may leave before the others.
    const shared = { caller, requestId, ...(address ? { address } : {}), ...(audience ? { audience } : {}) };
    const run = new CohortRun(this.parts, operation, shared, () => this.forget(key));
    this.runs.set(key, run);
    runningCount.inc();
    return run;
  }

  private forget(key: string): void {
    if (this.runs.delete(key)) runningCount.dec();
  }
}

async function enter(run: CohortRun, member: Member): Promise<Begun> {
  const errors = await run.enter(member);
  return errors ? { type: "rejected", errors } : { type: "entered", cohort: run };
}

/** @param of the scope of a session, or an audience */
function keyOf(of: string, { query, operationName, variables, extensions }: AskedOperation): string {
  return JSON.stringify([of, query, operationName, variables, extensions]);
}
