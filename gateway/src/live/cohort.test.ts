import { beforeEach, describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import type { Burst } from "./burst.js";
import { Cohort } from "./cohort.js";
import type { Member, MemberEnd } from "./member.js";
import { Turns } from "./turns.js";

const TOO_MUCH = 800_000;

/** A member whose connection takes only what the test lets it. */
class FakeMember implements Member {
  isOpen = true;
  backlog = 0;
  readonly told: string[] = [];
  ended: MemberEnd | undefined;
  private drained: (() => void) | undefined;

  write({ payloads, size }: Burst): void {
    this.told.push(...payloads.map(({ json }) => json.toString().trim()));
    if (this.backlog > 0) this.backlog += size;
  }

  onceDrained(callback: () => void): void {
    this.drained = callback;
  }

  /** The connection takes all that waits. */
  drain(left = 0): void {
    this.backlog = left;
    const { drained } = this;
    this.drained = undefined;
    drained?.();
  }

  end(end: MemberEnd): void {
    this.ended = end;
  }
}

const started = Promise.resolve(undefined);
const payload = (key: string, text: string, bytes = 0) => ({ key, json: Buffer.from(text.padEnd(bytes)) });
/** Long enough for all turns of a few members. */
const settled = async () => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

let cohort: Cohort;
let empties: number;

beforeEach(() => {
  empties = 0;
  const turns = new Turns((error) => {
    throw error;
  });
  cohort = new Cohort(turns, () => {
    empties += 1;
  });
});

async function entered(): Promise<FakeMember> {
  const member = new FakeMember();
  await cohort.enter(member, started);
  return member;
}

describe("a cohort", () => {
  it("tells all of its members the same, in order", async () => {
    const members = await Promise.all([entered(), entered()]);
    cohort.publish([payload("1", "a"), payload("2", "b")]);
    cohort.publish([payload("1", "c")]);
    await settled();
    for (const { told } of members) expect(told).toEqual(["a", "b", "c"]);
  });

  it("tells each member the latest of everything, whenever it came, and nothing twice", async () => {
    const step = fc.oneof(
      fc.record({ publish: fc.array(fc.nat(3), { minLength: 1, maxLength: 4 }) }),
      fc.constant("enter" as const),
      fc.constant("turn" as const),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const turns = new Turns(() => undefined);
        const live = new Cohort(turns, () => undefined);
        const members: FakeMember[] = [];
        const latest = new Map<string, string>();
        let version = 0;
        for (const each of steps) {
          if (each === "enter") {
            const member = new FakeMember();
            members.push(member);
            await live.enter(member, started);
          } else if (each === "turn") await settled();
          else
            live.publish(
              each.publish.map((key) => {
                version += 1;
                latest.set(String(key), `${key} ${version}`);
                return payload(String(key), `${key} ${version}`);
              }),
            );
        }
        await settled();
        for (const { told } of members) {
          expect(new Set(told).size).toBe(told.length);
          const last = new Map(told.map((text) => [text.split(" ")[0], text]));
          expect(Object.fromEntries(last)).toEqual(Object.fromEntries(latest));
        }
      }),
      { numRuns: 100 },
    );
  });

  it("lets nobody in who has left meanwhile, and says when it is empty", async () => {
    const member = new FakeMember();
    const entering = cohort.enter(member, started);
    member.isOpen = false;
    await entering;
    expect(empties).toBe(1);
    cohort.publish([payload("1", "a")]);
    await settled();
    expect(member.told).toEqual([]);
  });

  it("is not empty while somebody enters", async () => {
    const first = await entered();
    let start: (value: undefined) => void = () => undefined;
    const entering = cohort.enter(
      new FakeMember(),
      new Promise<undefined>((resolve) => {
        start = resolve;
      }),
    );
    cohort.leave(first);
    expect(empties).toBe(0);
    start(undefined);
    await entering;
    expect(empties).toBe(0);
  });

  it("ends its members, those that come too late as well", async () => {
    const member = await entered();
    cohort.end({ type: "complete" });
    await settled();
    const late = await entered();
    expect([member.ended, late.ended]).toEqual([{ type: "complete" }, { type: "complete" }]);
  });
});

describe("a member that does not read", () => {
  it("is left out, and then told the latest of each object that it missed, once", async () => {
    const [slow, quick] = [await entered(), await entered()];
    cohort.publish([payload("1", "a")]);
    await settled();
    slow.backlog = TOO_MUCH;
    for (const text of ["b", "c", "d"]) {
      cohort.publish([payload("1", `1${text}`), payload("2", `2${text}`)]);
      await settled();
    }
    expect(slow.told).toEqual(["a"]);
    expect(quick.told).toHaveLength(7);
    slow.drain();
    expect(slow.told).toEqual(["a", "1d", "2d"]);
    cohort.publish([payload("1", "e")]);
    await settled();
    expect(slow.told.slice(3)).toEqual(["e"]);
  });

  it("never has over 1 MB waiting, however much it missed", async () => {
    const slow = await entered();
    slow.backlog = TOO_MUCH;
    for (let index = 0; index < 30; index += 1)
      cohort.publish([payload(String(index), `of ${index}`, 100_000)]);
    await settled();
    let rounds = 0;
    while (slow.told.length < 30 && rounds < 20) {
      slow.drain(1);
      expect(slow.backlog).toBeLessThan(1_048_576);
      rounds += 1;
    }
    expect(new Set(slow.told).size).toBe(30);
    expect(rounds).toBeGreaterThan(2);
  });

  it("is forgotten when it leaves", async () => {
    const slow = await entered();
    slow.backlog = TOO_MUCH;
    cohort.publish([payload("1", "a")]);
    await settled();
    cohort.leave(slow);
    slow.drain();
    expect(slow.told).toEqual([]);
    expect(empties).toBe(1);
  });
});
