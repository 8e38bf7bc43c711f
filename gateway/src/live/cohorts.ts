import { Gauge } from "prom-client";
import { scopeKey } from "../caller.js";
import type { Admission, AdmittedOperation, RefusedOperation } from "../limits/admission.js";
import type { AskedOperation } from "../limits/askedOperation.js";
import type { CallContext } from "../platform-api/platform.js";
import { type CohortParts, CohortRun, type Rejection } from "./cohortRun.js";
import type { Member } from "./member.js";

const running = new Gauge({
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
 * The running subscriptions: one for all that ask for the same text, name and variables in the same scope.
 */
export class Cohorts {
  private readonly runs = new Map<string, CohortRun>();

  constructor(
    private readonly admission: Admission,
    private readonly parts: CohortParts,
  ) {}

  /** Adds a subscription's reader. Other operations are only checked. */
  async begin(asked: AskedOperation, call: CallContext, member: Member): Promise<Begun> {
    const key = cohortKey(asked, call);
    const known = this.runs.get(key);
    if (known) return enter(known, member);
    const operation = await this.admission.admit(asked, call);
    if ("errors" in operation) return { type: "refused", refused: operation };
    if (operation.type !== "subscription") return { type: "single", operation };
    return enter(this.runs.get(key) ?? this.start(key, operation, call), member);
  }

  private start(key: string, operation: AdmittedOperation, call: CallContext): CohortRun {
    const { caller, requestId, address } = call;
    // Not bound to the first member, who may leave before the others.
    const shared = { caller, requestId, ...(address ? { address } : {}) };
    const run = new CohortRun(this.parts, operation, shared, () => this.forget(key));
    this.runs.set(key, run);
    running.inc();
    return run;
  }

  private forget(key: string): void {
    if (this.runs.delete(key)) running.dec();
  }
}

async function enter(run: CohortRun, member: Member): Promise<Begun> {
  const errors = await run.enter(member);
  return errors ? { type: "rejected", errors } : { type: "entered", cohort: run };
}

function cohortKey(asked: AskedOperation, { caller }: CallContext): string {
  const { query, operationName, variables, extensions } = asked;
  return JSON.stringify([scopeKey(caller), query, operationName, variables, extensions]);
}
