import { types } from "node:util";
import { Client, type ClientConfig, Pool, type PoolClient, type PoolConfig } from "pg";
import { ReadOnlyServer } from "../faults.js";
import { serversOf } from "./servers.rules.js";

/** The pool's own word for: all connections are in use. */
const ALL_IN_USE = "timeout exceeded when trying to connect";

/**
 * The servers of a DATABASE_URL. One of them at a time may be written to; after a failover it is another one. New
 * connections go to the one that was good last. Where that fails, the next is tried.
 */
class Servers {
  readonly urls: readonly string[];
  readonly mustWrite: boolean;
  /** Index of the server that the next connection is tried with. */
  next = 0;
  /** Index of the last one that was good. */
  private chosen: number | undefined;

  constructor(url: string) {
    ({ urls: this.urls, mustWrite: this.mustWrite } = serversOf(url));
  }

  found(server: number): void {
    this.chosen = server;
    this.next = server;
  }

  /** Others may have gone on to the next server already. */
  failed(server: number): void {
    if (this.next === server) this.next = (server + 1) % this.urls.length;
  }

  /** True if another server has taken the place of this one. */
  hasLeft(server: number): boolean {
    return this.chosen !== undefined && this.chosen !== server;
  }

  /**
   * Tries to connect until it works, at most once for each server.
   * @throws the only server's error, or one that has those of all servers
   */
  async connected<C>(connect: () => Promise<C>): Promise<C> {
    const errors: Error[] = [];
    for (;;)
      try {
        return await connect();
      } catch (error) {
        if (!types.isNativeError(error) || error.message === ALL_IN_USE || this.urls.length === 1)
          throw error;
        errors.push(error);
        if (errors.length < this.urls.length) continue;
        const reasons = errors.map(({ message }) => message).join("; ");
        throw new Error(`No server of DATABASE_URL can be written to: ${reasons}`, { cause: error });
      }
  }
}

/** A connection to the server that was the next one when this was made. Where it may not write, connecting fails. */
class ServerClient extends Client {
  readonly server: number;
  private readonly servers: Servers;

  constructor(servers: Servers, config: ClientConfig) {
    const server = servers.next;
    super({ ...config, connectionString: servers.urls[server] });
    this.server = server;
    this.servers = servers;
    // A connection that breaks between two queries of its holder would end the process. The holder gets the error on
    // the next query.
    this.on("error", () => undefined);
  }

  override connect(): Promise<Client>;
  override connect(callback: (error: Error | null) => void): void;
  override connect(callback?: (error: Error | null) => void): Promise<Client> | undefined {
    const connected = this.connectToWrite();
    if (!callback) return connected;
    connected.then(() => callback(null), callback);
    return undefined;
  }

  private async connectToWrite(): Promise<Client> {
    try {
      await super.connect();
      if (this.servers.mustWrite) await this.refuseReadOnly();
      this.servers.found(this.server);
      return this;
    } catch (error) {
      this.servers.failed(this.server);
      throw error;
    }
  }

  private async refuseReadOnly(): Promise<void> {
    const { rows } = await this.query<{ transaction_read_only: string }>("show transaction_read_only");
    if (rows[0]?.transaction_read_only === "off") return;
    void this.end().catch(() => undefined);
    throw new ReadOnlyServer(`${this.host}:${this.port} only reads`);
  }
}

/** A pool of connections to the server of `url` that may be written to. It drops those to a server that was left. */
export class ServerPool extends Pool {
  private readonly servers: Servers;

  constructor(url: string, config: PoolConfig) {
    const servers = new Servers(url);
    super({ ...config, Client: classOf(servers) });
    this.servers = servers;
    this.on("error", () => undefined);
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: Parameters<Pool["connect"]>[0]): void;
  override connect(callback?: Parameters<Pool["connect"]>[0]): Promise<PoolClient> | undefined {
    if (!callback) return this.servers.connected(() => this.connectOnce());
    super.connect(callback);
    return undefined;
  }

  private async connectOnce(): Promise<PoolClient> {
    for (;;) {
      const client = await super.connect();
      if (!(client instanceof ServerClient) || !this.servers.hasLeft(client.server)) return client;
      client.release(true);
    }
  }
}

function classOf(servers: Servers): new (config?: ClientConfig) => ServerClient {
  return class extends ServerClient {
    constructor(config: ClientConfig = {}) {
      super(servers, config);
    }
  };
}

/** @returns a function that makes one client after another, for a caller that tries again by itself */
export function clientsOf(url: string, config: ClientConfig): () => Client {
  const servers = new Servers(url);
  return () => new ServerClient(servers, config);
}

/** @returns a connection to the server of `url` that may be written to */
export function connectTo(url: string, config: ClientConfig): Promise<Client> {
  const servers = new Servers(url);
  return servers.connected(() => new ServerClient(servers, config).connect());
}
