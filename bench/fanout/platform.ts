import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A platform whose devices change when the benchmark says so. */
export class ChangingPlatform {
  private readonly streams = new Map<string, ServerResponse>();
  private eventId = 0;

  private constructor(private readonly server: Server) {}

  static async start(): Promise<ChangingPlatform> {
    const server = createServer((request, response) => platform.answer(request, response));
    const platform = new ChangingPlatform(server);
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    return platform;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Tells one session's listeners that these devices have changed. */
  change(sessionId: string, clientIds: readonly number[]): void {
    const events = clientIds.map((clientId) => {
      this.eventId += 1;
      return `id: ${this.eventId}\nevent: client.status\ndata: {"clientId":${clientId}}\n\n`;
    });
    this.streams.get(sessionId)?.write(events.join(""));
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  private answer({ url = "/", headers }: IncomingMessage, response: ServerResponse): void {
    const { pathname, searchParams } = new URL(url, "http://platform");
    if (pathname === "/events") {
      response.writeHead(200, { "content-type": "text/event-stream" });
      response.write("event: hello\ndata: {}\n\n");
      this.streams.set(String(headers["x-session-id"]), response);
      return;
    }
    const ids = (searchParams.get("clientId") ?? "").split(",").map(Number);
    response.writeHead(200, { "content-type": "application/json" });
    response.end(JSON.stringify(ids.length > 1 ? ids.map(clientOf) : clientOf(ids[0] ?? 0)));
  }
}

function clientOf(id: number): object {
  const now = Math.floor(Date.now() / 1000);
  return {
    id,
    guid: `00000000-0000-4000-8000-${String(id).padStart(12, "0")}`,
    groups: [1],
    visionType: 0,
    createDate: 1_790_000_000,
    lastActiveDate: now,
    timeZone: "Europe/Ljubljana",
    info: {
      firmwareVersion: "4.2.1",
      configName: "poletje",
      lastBatt: 12.6,
      lastRssi: -71,
      alarmLastActiveDate: now,
    },
    alarms: [{ text: "Nizka napetost" }],
    metaData: { locationName: `Cesta ${id}`, reportedParameters: { hwType: "K200DISP_FALCON" } },
  };
}
