// A process of its own that opens event streams, and reads them: who measures has its own event loop free.
import { get } from "node:http";
import { setPriority } from "node:os";

/** Streams are opened so many at a time. */
const AT_ONCE = 100;

/** Readers are people's own machines: they take no processor from who tells them. */
const LOWEST = 19;
setPriority(LOWEST);

const streams = [];
let bytes = 0;

const open = (url, session, query = "") =>
  new Promise((resolve, reject) => {
    const request = get(
      `${url}/events${query}`,
      { agent: false, headers: { "x-session-id": session } },
      (stream) => {
        if (stream.statusCode !== 200) return reject(new Error(String(stream.statusCode)));
        streams.push(stream);
        stream.on("error", () => undefined);
        stream.once("data", () => resolve());
        stream.on("data", (chunk) => {
          bytes += chunk.length;
        });
      },
    );
    request.on("error", reject);
  });

/** As a gateway: a stream of each session alone, and one with events for each audience. */
async function openAll(url, sessions, hearing) {
  for (let first = 0; first < sessions.length; first += AT_ONCE)
    await Promise.all(
      sessions.slice(first, first + AT_ONCE).map((session) => open(url, session, "?only=session")),
    );
  await Promise.all(hearing.map((session) => open(url, session)));
}

process.on("message", async ({ url, sessions, hearing }) => {
  if (url) await openAll(url, sessions, hearing);
  process.send?.({ open: streams.filter(({ destroyed }) => !destroyed).length, bytes });
});
