import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import type { Caller } from "../caller.js";

const PREFIX = "sk_";
const CIPHER = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Keys of printed reports for platforms that give out none: in the specification the link's `sessionKey` is
 * the session itself. Here it is the caller, sealed with the renderer's secret, valid for the time of one
 * print and the operations of its page. Anyone who finds it in a log or an address finds no session
 * (docs/decisions/0038). Nothing is stored, so any gateway can open it.
 */
export class ReportSessions {
  private readonly key: Buffer;

  /** @param now Unix seconds */
  constructor(
    secret: string,
    private readonly now: () => number,
  ) {
    this.key = Buffer.from(hkdfSync("sha256", secret, "", "sessions of printed reports", 32));
  }

  /** A key that represents the caller for so many seconds. */
  seal({ sessionId, apiKey, groupId }: Caller, seconds: number): string {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(CIPHER, this.key, iv);
    const sealed = JSON.stringify({ sessionId, apiKey, groupId, until: this.now() + seconds });
    const body = Buffer.concat([cipher.update(sealed), cipher.final()]);
    return PREFIX + Buffer.concat([iv, cipher.getAuthTag(), body]).toString("base64url");
  }

  /**
   * The caller behind a key: the one it was sealed for, or a guest if it has expired or was not sealed here.
   * Any other caller is returned unchanged.
   */
  callerBehind(caller: Caller): Caller {
    const { sessionId } = caller;
    if (!sessionId?.startsWith(PREFIX)) return caller;
    const sealed = this.open(sessionId.slice(PREFIX.length));
    if (!sealed || sealed.until <= this.now()) return {};
    const { until: _until, ...behind } = sealed;
    return { ...behind, printsReport: true };
  }

  private open(text: string): (Caller & { until: number }) | null {
    try {
      const bytes = Buffer.from(text, "base64url");
      const decipher = createDecipheriv(CIPHER, this.key, bytes.subarray(0, IV_BYTES), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      const opened = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
      return JSON.parse(opened.toString()) as Caller & { until: number };
    } catch {
      return null;
    }
  }
}
