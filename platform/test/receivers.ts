import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

/** A server that receives webhooks. */
export interface Hook {
  url: string;
  received: { headers: IncomingHttpHeaders; body: string }[];
  /** Its answer; 0: none at all. */
  answers: { status: number; headers?: Record<string, string> };
  close(): Promise<void>;
}

export async function startHook(): Promise<Hook> {
  const server = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8").on("data", (chunk: string) => {
      body += chunk;
    });
    request.on("end", () => {
      hook.received.push({ headers: request.headers, body });
      const { status, headers } = hook.answers;
      if (status > 0) response.writeHead(status, headers).end("x".repeat(100_000));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const hook: Hook = {
    url: `http://127.0.0.1:${port}/hook`,
    received: [],
    answers: { status: 204 },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return hook;
}

export interface Mailbox {
  url: string;
  received: { from: string; to: string[]; raw: string }[];
  /** Permanently refuses recipients. */
  refuses: boolean;
  /** Accepts mails, and then says that it could not. */
  forgets: boolean;
  close(): Promise<void>;
}

/** @param settings `size`: bytes of the largest accepted mail */
export async function startMailbox(settings: { port?: number; size?: number } = {}): Promise<Mailbox> {
  const { port: wantedPort = 0, ...limits } = settings;
  const server = new SMTPServer({
    ...limits,
    disabledCommands: ["AUTH", "STARTTLS"],
    logger: false,
    onRcptTo: (_address, _session, done) =>
      done(mailbox.refuses ? Object.assign(new Error("No such user"), { responseCode: 550 }) : null),
    onData(stream, { envelope }, done) {
      let raw = "";
      stream.setEncoding("utf8").on("data", (chunk: string) => {
        raw += chunk;
      });
      stream.on("end", () => {
        const from = envelope.mailFrom === false ? "" : envelope.mailFrom.address;
        if (stream.sizeExceeded) return done(Object.assign(new Error("Too large"), { responseCode: 552 }));
        mailbox.received.push({ from, to: envelope.rcptTo.map(({ address }) => address), raw });
        done(mailbox.forgets ? Object.assign(new Error("Try later"), { responseCode: 451 }) : null);
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(wantedPort, "127.0.0.1", () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  const mailbox: Mailbox = {
    url: `smtp://127.0.0.1:${port}`,
    received: [],
    refuses: false,
    forgets: false,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return mailbox;
}

/** The bytes of a mail's attachment. */
export function readAttachment(raw: string): Buffer {
  const [, after = ""] = raw.split("Content-Disposition: attachment", 2);
  const [, body = ""] = after.split("\r\n\r\n", 2);
  return Buffer.from(body.slice(0, body.indexOf("--")), "base64");
}

/** A mail's headers by lower-case name, decoded; its body without soft line ends. */
export function readMail(raw: string): { headers: Map<string, string[]>; body: string } {
  const [head = "", ...rest] = raw.split("\r\n\r\n");
  const headers = new Map<string, string[]>();
  for (const line of head.replaceAll(/\r\n[ \t]+/g, " ").split("\r\n")) {
    const name = line.slice(0, line.indexOf(":")).toLowerCase();
    headers.set(name, [...(headers.get(name) ?? []), decoded(line.slice(line.indexOf(":") + 1).trim())]);
  }
  return { headers, body: unquoted(rest.join("\r\n\r\n")) };
}

/** A header's text; a long one comes in several encoded words. */
function decoded(header: string): string {
  const text = header.replaceAll(/\?=\s+=\?UTF-8\?Q\?/g, "");
  return text.replace(/=\?UTF-8\?Q\?([^?]*)\?=/, (_whole, word: string) =>
    unquoted(word.replaceAll("_", " ")),
  );
}

function unquoted(text: string): string {
  const bytes = text
    .replaceAll(/=\r\n/g, "")
    .replaceAll(/=([0-9A-F]{2})/g, (_whole, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}
