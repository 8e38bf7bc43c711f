import type { MessagePort } from "node:worker_threads";
import type { Db } from "../db/tables.js";
import { CREDIT, type FromThread, type ToThread, toFault } from "./messages.js";
import { openStream, runJob, type Work } from "./work.js";

/** Serves the pool at the other end of a port, inside a thread. */
export function serve(port: MessagePort, work: Work, db: Db): void {
  const streams = new Map<number, Credit>();
  const send = (message: FromThread, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer);

  async function run({ id, name, input }: Extract<ToThread, { kind: "run" | "stream" }>): Promise<void> {
    const bytes = own(await runJob(work, db, name, input));
    send({ kind: "done", id, bytes }, [bytes.buffer]);
  }

  async function stream({ id, name, input }: Extract<ToThread, { kind: "run" | "stream" }>): Promise<void> {
    const credit = new Credit();
    streams.set(id, credit);
    try {
      for await (const chunk of openStream(work, db, name, input)) {
        await credit.mayGoOn();
        if (credit.cancelled) return;
        const bytes = own(chunk);
        send({ kind: "chunk", id, bytes }, [bytes.buffer]);
      }
      send({ kind: "end", id });
    } finally {
      streams.delete(id);
    }
  }

  port.on("message", (message: ToThread) => {
    const { id } = message;
    if (message.kind === "credit") return streams.get(id)?.add();
    if (message.kind === "cancel") return streams.get(id)?.cancel();
    const task = message.kind === "run" ? run(message) : stream(message);
    task.catch((error: unknown) => send({ kind: "failed", id, fault: toFault(error) }));
  });
  send({ kind: "ready" });
}

/** The number of chunks that one stream may still send. */
class Credit {
  cancelled = false;
  private left = CREDIT;
  private goOn: () => void = () => undefined;

  add(): void {
    this.left += 1;
    this.goOn();
  }

  cancel(): void {
    this.cancelled = true;
    this.goOn();
  }

  /** Waits until a chunk may be sent, or nobody wants one any more. */
  async mayGoOn(): Promise<void> {
    while (this.left === 0 && !this.cancelled) {
      await new Promise<void>((resolve) => {
        this.goOn = resolve;
      });
    }
    this.left -= 1;
  }
}

/** The same bytes in their own memory, which can be transferred as a whole. */
function own(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const { buffer, byteLength } = bytes;
  return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength
    ? (bytes as Uint8Array<ArrayBuffer>)
    : new Uint8Array(bytes);
}
