import { learnTimeOf, localNowMs } from "./serverClock";

/** Longer than the portal needs for any query. After sleep a machine sends over connections that nobody holds any more. */
const usualSilenceMs = 20_000;

/**
 * Like fetch, for the portal's own server: it learns the server's time from each answer, and never waits for
 * ever.
 * @param silenceMs longest silence, before the answer and within it
 * @throws DOMException with the name TimeoutError if the server was silent; reading the answer's body throws
 * it, too
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
