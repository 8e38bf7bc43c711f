import { Counter } from "prom-client";
import { type Burst, type Payload, toBursts } from "./burst.js";
import type { Member, MemberEnd } from "./member.js";
import { Recent } from "./recent.js";
import type { Turns } from "./turns.js";

/** A member with more unsent bytes than this is left out for now. With one more burst it stays below 1 MB. */
const BACKLOG_BYTES = 768 * 1024;

const leftOut = new Counter({
  name: "gateway_live_left_out_total",
  help: "Times that a subscriber fell behind, and got the latest of what it missed later",
});

/**
 * Subscribers that asked for the same in the same scope. The execution and its JSON are made once, and sent
 * to each of them.
 */
export class Cohort {
  private readonly members = new Set<Member>();
  private readonly recent = new Recent<Payload>();
  /** Payloads that came while the last burst was still on its way. */
  private readonly waiting = new Map<string, Payload>();
  /** Payloads that slow readers missed: the latest of each object, stored once for all readers. */
  private readonly missed = new Map<Member, Map<string, Payload>>();
  /** Members that get nothing for now. */
  private readonly held = new WeakSet<Member>();
  private isDelivering = false;
  private entering = 0;
  private ended: MemberEnd | undefined;

  /** @param onEmpty called when nobody listens any more */
  constructor(
    private readonly turns: Turns,
    private readonly onEmpty: () => void,
  ) {}

  /**
   * Takes a member in once the subscription has started. It first gets the payloads of the last moments.
   * @param started the error that refused the subscription, if any
   * @returns the same
   */
  async enter<Refusal>(member: Member, started: Promise<Refusal | undefined>): Promise<Refusal | undefined> {
    this.entering += 1;
    const refusal = await started.finally(() => {
      this.entering -= 1;
    });
    if (refusal !== undefined) return refusal;
    if (member.isOpen && (!this.ended || this.ended.type === "complete")) this.admit(member);
    if (this.ended) this.endOf(member, this.ended);
    else this.stopIfEmpty();
    return undefined;
  }

  /**
   * Members that come from now on get no earlier payloads: these may be about things that they no longer see.
   */
  forgetRecent(): void {
    this.recent.clear();
  }

  leave(member: Member): void {
    this.held.delete(member);
    this.missed.delete(member);
    if (this.members.delete(member)) this.stopIfEmpty();
  }

  /** Sends payloads to all members, in turns. */
  publish(payloads: readonly Payload[]): void {
    for (const payload of payloads) this.recent.set(payload.key, payload);
    if (this.isDelivering) keepLatest(this.waiting, payloads);
    else this.deliver(payloads);
  }

  /**
   * Ends every member's subscription, in turns. If it ends by itself, earlier payloads are delivered first.
   */
  end(end: MemberEnd): void {
    this.ended = end;
    if (end.type !== "complete" || !this.isDelivering) this.endAll(end);
  }

  private endAll(end: MemberEnd): void {
    const members = [...this.members];
    this.members.clear();
    this.missed.clear();
    this.waiting.clear();
    this.turns.run(endings(members, end));
  }

  /** Keeps what comes from a member until it is released: the latest of each object. */
  hold(member: Member): void {
    this.held.add(member);
  }

  release(member: Member): void {
    if (this.held.delete(member)) this.makeUp(member);
  }

  /** Ends one member's subscription. */
  endOf(member: Member, end: MemberEnd): void {
    this.members.delete(member);
    this.missed.delete(member);
    if (member.isOpen) member.end(end);
    this.stopIfEmpty();
  }

  /** Payloads that wait for the next burst reach a new member with that burst. */
  private admit(member: Member): void {
    this.members.add(member);
    const payloads = this.recent.all().filter((payload) => this.waiting.get(payload.key) !== payload);
    for (const burst of toBursts(payloads)) this.hand(member, burst);
  }

  private deliver(payloads: readonly Payload[]): void {
    this.isDelivering = true;
    this.turns.run(this.delivery(toBursts(payloads), [...this.members]));
  }

  private *delivery(bursts: readonly Burst[], members: readonly Member[]): Generator<void> {
    for (const burst of bursts) {
      for (const member of members) {
        this.hand(member, burst);
        yield;
      }
    }
    this.isDelivering = false;
    const payloads = [...this.waiting.values()];
    this.waiting.clear();
    if (payloads.length > 0) this.deliver(payloads);
    else if (this.ended) this.endAll(this.ended);
  }

  private hand(member: Member, burst: Burst): void {
    if (!member.isOpen || !this.members.has(member)) return;
    const missed = this.missed.get(member);
    if (missed) keepLatest(missed, burst.payloads);
    else if (this.held.has(member)) this.miss(member, burst);
    else if (member.backlog < BACKLOG_BYTES) member.write(burst);
    else this.leaveOut(member, burst);
  }

  private leaveOut(member: Member, burst: Burst): void {
    leftOut.inc();
    this.miss(member, burst);
    member.onceDrained(() => this.makeUp(member));
  }

  private miss(member: Member, burst: Burst): void {
    const missed = new Map<string, Payload>();
    keepLatest(missed, burst.payloads);
    this.missed.set(member, missed);
  }

  private makeUp(member: Member): void {
    const missed = this.missed.get(member);
    if (!missed || this.held.has(member)) return;
    this.missed.delete(member);
    for (const burst of toBursts([...missed.values()])) this.hand(member, burst);
  }

  private stopIfEmpty(): void {
    if (this.members.size === 0 && this.entering === 0) this.onEmpty();
  }
}

/** The newest payload goes last, in order of arrival. */
function keepLatest(kept: Map<string, Payload>, payloads: readonly Payload[]): void {
  for (const payload of payloads) {
    kept.delete(payload.key);
    kept.set(payload.key, payload);
  }
}

function* endings(members: readonly Member[], end: MemberEnd): Generator<void> {
  for (const member of members) {
    if (member.isOpen) member.end(end);
    yield;
  }
}
