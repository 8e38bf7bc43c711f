import { afterEach, beforeEach, expect, it, jest } from "@jest/globals";
import { FakeSocket } from "../../test/fakeSocket";
import { connection } from "./connection";
import { createSocket } from "./socket";

/** On a dead connection nothing arrives and nothing closes. */
class DeadSocket extends FakeSocket {
  static isDead = true;

  constructor(url: string) {
    super(url);
    if (DeadSocket.isDead) Object.defineProperty(this, "onopen", { get: () => null, set: () => undefined });
  }
}

const usual = globalThis.WebSocket;
const take = (kind: unknown) => Object.assign(globalThis, { WebSocket: kind });

beforeEach(() => {
  jest.useFakeTimers();
  FakeSocket.reset();
});
afterEach(() => {
  connection.socket("idle");
  connection.http("Session", "ok");
  take(usual);
  jest.useRealTimers();
});

function listen() {
  const onReconnect = jest.fn();
  const socket = createSocket("/graphql", { groupId: undefined, onSessionOver: () => {}, onReconnect });
  const stop = socket.subscribe(
    { query: "subscription { clientStatus { id } }" },
    { next() {}, error() {}, complete() {} },
  );
  return { onReconnect, stop };
}

it("gives up on a socket that does not open, and opens another", async () => {
  take(DeadSocket);
  const { onReconnect, stop } = listen();
  await jest.advanceTimersByTimeAsync(14_000);
  expect(FakeSocket.opened).toHaveLength(1);
  DeadSocket.isDead = false;
  await jest.advanceTimersByTimeAsync(4000);
  expect(FakeSocket.opened.length).toBeGreaterThan(1);
  expect(onReconnect).toHaveBeenCalledTimes(1);
  stop();
});

it("notices a line that has died, within 15 seconds", async () => {
  take(FakeSocket);
  const { onReconnect, stop } = listen();
  await jest.advanceTimersByTimeAsync(1);
  FakeSocket.newest?.send.mockImplementation(() => undefined);
  await jest.advanceTimersByTimeAsync(15_000);
  await jest.advanceTimersByTimeAsync(1500);
  expect(FakeSocket.opened.length).toBe(2);
  expect(onReconnect).toHaveBeenCalledTimes(1);
  stop();
});
