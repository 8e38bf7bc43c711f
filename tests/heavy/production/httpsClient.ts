import { Agent, type RequestOptions, request } from "node:https";
import WebSocket from "ws";

export interface HttpsAnswer {
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  body: Buffer;
}

export interface Asked {
  method?: string;
  headers?: Record<string, string | number>;
  body?: string | Uint8Array;
}

/** Sends requests to this machine's nginx under its public names. */
export class HttpsClient {
  private readonly agent: Agent;

  constructor(
    private readonly port: number,
    private readonly certificate: string,
  ) {
    this.agent = new Agent({ keepAlive: true });
  }

  /** @throws if the connection fails */
  ask(host: string, path: string, { method = "GET", headers = {}, body }: Asked = {}): Promise<HttpsAnswer> {
    return new Promise((resolve, reject) => {
      const sent = request({
        ...this.place(host),
        method,
        path,
        agent: this.agent,
        headers: { ...headers, host },
      });
      sent.once("error", reject);
      sent.once("response", (answer) => {
        const parts: Buffer[] = [];
        answer.on("data", (part: Buffer) => parts.push(part));
        answer.once("error", reject);
        answer.once("end", () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
        );
      });
      sent.end(body);
    });
  }

  json(
    host: string,
    path: string,
    body: unknown,
    headers: Record<string, string> = {},
  ): Promise<HttpsAnswer> {
    const type = { "content-type": "application/json" };
    return this.ask(host, path, {
      method: "POST",
      headers: { ...type, ...headers },
      body: JSON.stringify(body),
    });
  }

  async form(
    host: string,
    path: string,
    form: FormData,
    headers: Record<string, string>,
  ): Promise<HttpsAnswer> {
    const encoded = new Response(form);
    const body = new Uint8Array(await encoded.arrayBuffer());
    const type = encoded.headers.get("content-type") ?? "";
    return this.ask(host, path, {
      method: "POST",
      headers: { ...headers, "content-type": type, "content-length": body.length },
      body,
    });
  }

  /** Starts a request, and ends it once a text has arrived in its answer. */
  firstPart(host: string, path: string, headers: Record<string, string>, text: string) {
    let done = false;
    const answer = new Promise<Pick<HttpsAnswer, "status" | "headers">>((resolve, reject) => {
      const sent = request({ ...this.place(host), path, agent: false, headers: { ...headers, host } });
      sent.once("error", reject);
      sent.once("response", (response) => {
        let received = "";
        response.setEncoding("utf8").on("data", (part: string) => {
          received += part;
          if (done || !received.includes(text)) return;
          done = true;
          resolve({ status: response.statusCode ?? 0, headers: response.headers });
          response.destroy();
        });
      });
      sent.end();
    });
    return { answer, isDone: () => done };
  }

  /** A WebSocket class for graphql-ws that connects like a page of the portal. */
  socketOf(host: string, headers: Record<string, string>): typeof WebSocket {
    const options = { ...this.place(host), headers: { ...headers, host, origin: `https://${host}` } };
    const { port } = this;
    return class extends WebSocket {
      constructor(_url: string, protocols?: string | string[]) {
        super(`wss://127.0.0.1:${port}/graphql`, protocols, options);
      }
    } as typeof WebSocket;
  }

  close(): void {
    this.agent.destroy();
  }

  private place(host: string): RequestOptions {
    return { host: "127.0.0.1", port: this.port, servername: host, ca: this.certificate };
  }
}
