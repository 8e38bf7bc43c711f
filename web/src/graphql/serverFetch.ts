import { learnTimeOf, localNowMs } from "./serverClock";

/** Longer than the portal needs for any question; a machine that has slept asks over connections that nobody holds any more. */
const usualSilenceMs = 20_000;

/**
 * As fetch, of the portal's own server: each answer tells what time it is there, and none is waited for for ever.
 * @param silenceMs how long nothing may come, before the answer and within it
 * @throws DOMException of the name TimeoutError where the server was silent, as reading the answer's body does
 */
export async function serverFetch(
  url: RequestInfo | URL,
  init: RequestInit = {},
  silenceMs = usualSilenceMs,
): Promise<Response> {
  const call = new AbortController();
  const asker = init.signal;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => call.abort(new DOMException("Silence", "TimeoutError")), silenceMs);
  };
  asker?.throwIfAborted();
  asker?.addEventListener("abort", () => call.abort(asker.reason));
  const end = () => clearTimeout(timer);
  wait();
  try {
    const sentAt = localNowMs();
    const response = await fetch(url, { ...init, signal: call.signal });
    learnTimeOf(response, sentAt);
    if (!response.body) {
      end();
      return response;
    }
    const transform = (piece: Uint8Array, body: TransformStreamDefaultController<Uint8Array>) => {
      wait();
      body.enqueue(piece);
    };
    return new Response(response.body.pipeThrough(new TransformStream({ transform, flush: end })), response);
  } catch (error) {
    end();
    throw error;
  }
}
