import { addressOf } from "../platform-api/address.js";
import { type CallerNames, callHeaders } from "../platform-api/callHeaders.js";
import { Cancellation } from "../platform-api/cancellation.js";
import type { CallContext, Query } from "../platform-api/platform.js";
import { type ReadAnswer, Reader } from "../platform-api/reader.js";

/** Raw reads of a platform with their status, made in the gateway's way. */
export class RawReads {
  private readonly reader: Reader;

  constructor(
    settings: { platformUrl: string; timeoutMs: number },
    private readonly names: CallerNames,
  ) {
    this.reader = new Reader(settings);
  }

  /** @throws ApiError if there is no answer */
  get(context: CallContext, path: string, query: Query): Promise<ReadAnswer> {
    const headers = { accept: "application/json", ...callHeaders(context, this.names) };
    return this.reader.read(addressOf(path, query), headers, new Cancellation());
  }

  /** Closes the kept connections. */
  close(): Promise<void> {
    return this.reader.close();
  }
}
