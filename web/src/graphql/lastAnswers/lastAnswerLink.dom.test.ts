import { ApolloLink, gql } from "@apollo/client";
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { Observable, of, throwError } from "rxjs";
import { createCacheStorage } from "../../../test/cacheStorage";
import { connection } from "../connection";
import { serverNow } from "../serverClock";
import { lastAnswerLink } from "./lastAnswerLink";
import { keepAnswer } from "./store";
import { answers, questionKey, type Told } from "./told";

const query = gql`
  query Clients {
    clients {
      id
    }
  }
`;
const old = { clients: [{ id: "old" }] };
const fresh = { clients: [{ id: "fresh" }] };
const fault = new TypeError("Failed to fetch");
const key = questionKey("Clients", {});

const client = { cache: undefined } as never;

/** Runs a query; returns its results and how it ends. */
function ask(link: ApolloLink, network: Observable<ApolloLink.Result>): Promise<unknown[]> {
  const seen: unknown[] = [];
  return new Promise((resolve) => {
    ApolloLink.execute(
      ApolloLink.from([link, new ApolloLink(() => network)]),
      { query },
      { client },
    ).subscribe({
      next: ({ data }) => seen.push(data),
      error: (error) => resolve([...seen, error]),
      complete: () => resolve([...seen, "complete"]),
    });
  });
}

const keep = (person: string, toldAt: number) =>
  keepAnswer(person, { operation: "Clients", variables: {}, data: old, toldAt }, () => false);

beforeEach(() => {
  Object.assign(globalThis, { caches: createCacheStorage() });
  Object.defineProperty(navigator, "serviceWorker", { value: { controller: {} }, configurable: true });
});
afterEach(() => {
  connection.answered(key);
  connection.http("Session", "ok");
  answers.leave(true);
  Reflect.deleteProperty(globalThis, "caches");
  Reflect.deleteProperty(navigator, "serviceWorker");
  jest.useRealTimers();
});

describe("where the portal can't be reached", () => {
  it("the last answer stands in, and the page says as of when it is", async () => {
    const toldAt = serverNow() - 3600;
    await keep("ana", toldAt);
    expect(
      await ask(
        lastAnswerLink("ana"),
        throwError(() => fault),
      ),
    ).toEqual([old, "complete"]);
    expect([connection.read(), connection.asOf(), connection.toldAt(key), connection.isAway()]).toEqual([
      "offline",
      toldAt,
      toldAt,
      true,
    ]);
  });

  it("it does so once: what shows is at least as new", async () => {
    await keep("ana", serverNow() - 60);
    const link = lastAnswerLink("ana");
    await ask(
      link,
      throwError(() => fault),
    );
    expect(
      await ask(
        link,
        throwError(() => fault),
      ),
    ).toEqual([fault]);
  });

  it("never in the place of an answer that has come", async () => {
    await keep("ana", serverNow() - 60);
    const link = lastAnswerLink("ana");
    expect(await ask(link, of({ data: fresh }))).toEqual([fresh, "complete"]);
    expect(
      await ask(
        link,
        throwError(() => fault),
      ),
    ).toEqual([fault]);
    expect(connection.toldAt(key)).toBeUndefined();
  });

  it("never somebody else's, one of more than a week, or without a worker", async () => {
    await keep("ana", serverNow() - 60);
    expect(
      await ask(
        lastAnswerLink("bor"),
        throwError(() => fault),
      ),
    ).toEqual([fault]);
    await keep("ana", serverNow() - 8 * 86_400);
    expect(
      await ask(
        lastAnswerLink("ana"),
        throwError(() => fault),
      ),
    ).toEqual([fault]);
    await keep("ana", serverNow() - 60);
    Reflect.deleteProperty(navigator, "serviceWorker");
    expect(
      await ask(
        lastAnswerLink("ana"),
        throwError(() => fault),
      ),
    ).toEqual([fault]);
  });
});

it("where the answer only takes long it comes after the last one, and the page is fresh again", async () => {
  const toldAt = serverNow() - 600;
  await keep("ana", toldAt);
  jest.useFakeTimers();
  let arrive = () => {};
  const network = new Observable<ApolloLink.Result>((observer) => {
    arrive = () => {
      observer.next({ data: fresh });
      observer.complete();
    };
  });
  const asked = ask(lastAnswerLink("ana"), network);
  await jest.advanceTimersByTimeAsync(6000);
  expect(connection.asOf()).toBe(toldAt);
  arrive();
  expect(await asked).toEqual([old, fresh, "complete"]);
  expect([connection.toldAt(key), connection.isAway()]).toEqual([undefined, false]);
});

it("tells whole answers to who keeps them, those of before too, and none with a part that failed", async () => {
  const heard: Told[] = [];
  const link = lastAnswerLink("ana");
  await ask(link, of({ data: fresh }));
  answers.hear((told) => heard.push(told));
  await ask(link, of({ data: old }));
  await ask(link, of({ data: old, errors: [{ message: "a part" }] }) as Observable<ApolloLink.Result>);
  expect(heard.map(({ operation, data }) => [operation, data])).toEqual([
    ["Clients", fresh],
    ["Clients", old],
  ]);
  for (const { toldAt } of heard) expect(Math.abs(toldAt - serverNow())).toBeLessThan(5);
});

it("keeps nothing of who has gone meanwhile", async () => {
  const storage = createCacheStorage();
  Object.assign(globalThis, { caches: storage });
  await keepAnswer(
    "ana",
    { operation: "Clients", variables: {}, data: old, toldAt: serverNow() },
    () => true,
  );
  expect(storage.addresses("last-answers")).toEqual([]);
});
