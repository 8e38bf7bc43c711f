import { createHmac } from "node:crypto";
import http from "node:http";
import https from "node:https";
import type { LookupFunction } from "node:net";
import { FILTERING, isFiltered } from "../http/filteringAgents.js";
import type { Clock } from "../time/clock.js";
import type { Outcome } from "./claims.store.js";
import { linkTo, type Message } from "./message.js";
import { type Openness, webhookFault } from "./webhookUrl.rules.js";

const ANSWER_WITHIN_MS = 5_000;

/** The body of a webhook, as JSON. Instants in Unix seconds. */
export function webhookBody({ uid, createDate, events }: Message, portal: string): string {
  return JSON.stringify({
    id: uid,
    time: createDate,
    events: events.map(({ id, event, client, time, since, alarms, untold }) => ({
      id: String(id),
      event: event.replace(/[A-Z]/g, "_$&").toUpperCase(),
      time,
      since,
      alarms,
      untold,
      client: client && {
        id: String(client.id),
        guid: client.guid,
        name: client.name,
        address: client.address,
        timeZone: client.timeZone,
        url: linkTo(client, portal),
      },
    })),
  });
}

/** The signature of a body sent at an instant: HMAC-SHA256 over "<timestamp>.<body>", in hex. */
export function signatureOf(secret: string, timestamp: number, body: string): string {
  return `sha256=${createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex")}`;
}

/** Posts messages to people's webhooks. */
export class WebhookSender {
  /**
   * @param lookup resolves names to addresses; left out: the system
   * @param within milliseconds in which the receiver must answer
   */
  constructor(
    private readonly openness: Openness,
    private readonly portal: string,
    private readonly now: Clock,
    private readonly lookup?: LookupFunction,
    private readonly within = ANSWER_WITHIN_MS,
  ) {}

  async send(message: Message): Promise<Outcome> {
    const { webhookUrl, webhookSecret } = message.preferences;
    if (webhookUrl === null || webhookSecret === null) return { dropped: "channelOff" };
    // It may have been stored when more was allowed.
    if (webhookFault(webhookUrl, this.openness) !== undefined) return notPublic;
    const body = webhookBody(message, this.portal);
    const timestamp = this.now();
    const headers = {
      "content-type": "application/json",
      "content-length": Buffer.byteLength(body),
      "user-agent": "Obcestje",
      "x-obcestje-message": message.uid,
      "x-obcestje-timestamp": String(timestamp),
      "x-obcestje-signature": signatureOf(webhookSecret, timestamp, body),
    };
    try {
      const status = await this.post(new URL(webhookUrl), headers, body);
      const isTaken = status >= 200 && status < 300;
      return isTaken ? { sent: true, status } : { sent: false, reason: "refused", status, final: false };
    } catch (error) {
      if (isFiltered(error)) return notPublic;
      const reason = error instanceof TookTooLong ? "noAnswer" : "noConnection";
      return { sent: false, reason, status: null, final: false };
    }
  }

  /** The status of the answer. Its body is not read, and a redirect is a status like any other. */
  private post(url: URL, headers: http.OutgoingHttpHeaders, body: string): Promise<number> {
    const protocol = url.protocol === "https:" ? "https:" : "http:";
    const { request } = protocol === "https:" ? https : http;
    return new Promise((resolve, reject) => {
      const sent = request(url, {
        method: "POST",
        headers,
        agent: this.openness.private ? false : FILTERING[protocol],
        ...(this.lookup ? { lookup: this.lookup } : {}),
      });
      const deadline = setTimeout(() => sent.destroy(new TookTooLong()), this.within);
      sent.once("response", (response) => {
        resolve(response.statusCode ?? 0);
        sent.destroy();
      });
      sent.on("error", reject);
      sent.once("close", () => clearTimeout(deadline));
      sent.end(body);
    });
  }
}

class TookTooLong extends Error {}

const notPublic: Outcome = { sent: false, reason: "addressNotPublic", status: null, final: true };
