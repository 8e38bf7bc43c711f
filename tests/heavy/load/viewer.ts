import { readFileSync } from "node:fs";
import { type Client, createClient } from "graphql-ws";
import WebSocket from "ws";

const REGISTERED = new URL("../../../schema/registered-operations.json", import.meta.url);

interface Registered {
  operations: { name: string; text: string }[];
}

/** The text of one of the portal's own operations. */
function portalOperation(name: string): string {
  const { operations } = JSON.parse(readFileSync(REGISTERED, "utf8")) as Registered;
  const found = operations.find((operation) => operation.name === name);
  if (!found) throw new Error(`The portal has no operation ${name}.`);
  return found.text;
}

const CLIENTS = portalOperation("Clients");
const TRAFFIC = portalOperation("ClientTraffic");
const STATUS = portalOperation("ClientStatus");

/** A viewer of the overview: a listening socket, and the portal's queries. */
export class Viewer {
  /** Times of received events, Unix milliseconds. */
  readonly heardAt: number[] = [];
  readonly failures: string[] = [];
  private socket: Client | undefined;
  private isOver = false;

  constructor(
    private readonly portalUrl: string,
    private readonly sessionId: string,
  ) {}

  /** Resolves once the socket is open. */
  listen(): Promise<void> {
    return new Promise((resolve) => {
      this.socket = createClient({
        url: `${this.portalUrl.replace("http", "ws")}/graphql`,
        webSocketImpl: WebSocket,
        connectionParams: { sessionId: this.sessionId },
        lazyCloseTimeout: 3000,
        keepAlive: 10_000,
        retryAttempts: 0,
        on: {
          connected: () => resolve(),
          closed: (event) => this.isOver || this.failures.push(`socket closed: ${String(event)}`),
        },
      });
      this.socket.subscribe(
        { operationName: "ClientStatus", query: STATUS },
        {
          next: ({ errors }) => {
            if (errors) this.failures.push(JSON.stringify(errors));
            else this.heardAt.push(Date.now());
          },
          error: (error) => this.failures.push(`subscription: ${JSON.stringify(error)}`),
          complete: () => this.isOver || this.failures.push("subscription ended"),
        },
      );
    });
  }

  /** @throws if the list does not have this number of devices */
  async overview(devices: number): Promise<void> {
    const { clients } = await this.ask<{ clients: unknown[] }>("Clients", CLIENTS, {});
    if (clients.length !== devices) throw new Error(`the overview shows ${clients.length} of ${devices}`);
  }

  /** A device's last 31 days. */
  async month(id: number): Promise<void> {
    const to = Math.floor(Date.now() / 1000);
    const variables = { id: String(id), interval: { from: to - 31 * 86_400, to } };
    await this.ask("ClientTraffic", TRAFFIC, variables);
  }

  /** Vehicles of each device since `from` (Unix seconds), by its id. */
  async vehicles(from: number): Promise<Map<number, number>> {
    const to = Math.floor(Date.now() / 1000);
    const query = `{ clients { id summary(interval: { from: ${from}, to: ${to} }) { totalVehicles } } }`;
    type Row = { id: string; summary: { totalVehicles: number } };
    const { clients } = await this.ask<{ clients: Row[] }>(undefined, query, {});
    return new Map(clients.map(({ id, summary }) => [Number(id), summary.totalVehicles]));
  }

  /**
   * The printed report of a device's last 31 days.
   * @throws if it is no PDF
   */
  async report(id: number): Promise<void> {
    const to = Math.floor(Date.now() / 1000);
    const query = `clientId=${id}&startTimestamp=${to - 31 * 86_400}&endTimestamp=${to}`;
    const answer = await fetch(`${this.portalUrl}/pdf/report?${query}`, {
      headers: { "x-session-id": this.sessionId },
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    if (!answer.ok || !bytes.subarray(0, 5).equals(Buffer.from("%PDF-")))
      throw new Error(`${answer.status} ${bytes.toString("utf8", 0, 300)}`);
  }

  async leave(): Promise<void> {
    this.isOver = true;
    await this.socket?.dispose();
  }

  private async ask<T>(operationName: string | undefined, query: string, variables: object): Promise<T> {
    const answer = await fetch(`${this.portalUrl}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-session-id": this.sessionId },
      body: JSON.stringify({ operationName, query, variables }),
    });
    const text = await answer.text();
    const { data, errors } = JSON.parse(text) as { data?: T; errors?: unknown };
    if (!answer.ok || errors || !data) throw new Error(`${answer.status} ${text.slice(0, 300)}`);
    return data;
  }
}
