import { afterEach, beforeEach, expect, it, jest } from "@jest/globals";
import { serverFetch } from "./serverFetch";

let fetched: jest.SpiedFunction<typeof fetch>;

/** A server that holds the connection and never answers. */
const dead: typeof fetch = (_url, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener("abort", () => reject(init.signal?.reason));
  });

/** Pieces of an answer, sent when the test says so; the connection is dead if it never ends. */
function answer() {
  let sender: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      sender = controller;
    },
  });
  fetched.mockImplementation(async (_url, init) => {
    init?.signal?.addEventListener("abort", () => sender?.error(init.signal?.reason));
    return new Response(body);
  });
  return {
    send: (text: string) => sender?.enqueue(new TextEncoder().encode(text)),
    end: () => sender?.close(),
  };
}

beforeEach(() => {
  jest.useFakeTimers();
  fetched = jest.spyOn(globalThis, "fetch").mockImplementation(dead);
});
afterEach(() => {
  fetched.mockRestore();
  jest.useRealTimers();
});

const timeout = { name: "TimeoutError" };

it("gives up on a server that says nothing", async () => {
  const asked = expect(serverFetch("/graphql", {}, 20_000)).rejects.toMatchObject(timeout);
  await jest.advanceTimersByTimeAsync(20_000);
  await asked;
  expect(jest.getTimerCount()).toBe(0);
});

it("gives up on an answer that stops halfway", async () => {
  const line = answer();
  const response = await serverFetch("/graphql", {}, 20_000);
  line.send("{");
  const read = expect(response.text()).rejects.toMatchObject(timeout);
  await jest.advanceTimersByTimeAsync(21_000);
  await read;
  expect(jest.getTimerCount()).toBe(0);
});

it("waits for a slow line for as long as something comes", async () => {
  const line = answer();
  const response = await serverFetch("/graphql", {}, 20_000);
  const read = response.text();
  for (const piece of ["a", "b", "c"]) {
    await jest.advanceTimersByTimeAsync(19_000);
    line.send(piece);
  }
  line.end();
  expect(await read).toBe("abc");
  expect(jest.getTimerCount()).toBe(0);
});

it("ends with whoever asked, for their reason", async () => {
  const asker = new AbortController();
  const asked = expect(serverFetch("/graphql", { signal: asker.signal })).rejects.toBe("left");
  asker.abort("left");
  await asked;
  expect(jest.getTimerCount()).toBe(0);
});

it("leaves an answer without a body as it is", async () => {
  const none = new Response(null, { status: 204 });
  fetched.mockResolvedValue(none);
  expect(await serverFetch("/graphql")).toBe(none);
  expect(jest.getTimerCount()).toBe(0);
});
