import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";
import { join } from "node:path";
import type { TestDatabase } from "./testDatabase.js";

/** A way to a test's database server that drops connections like a firewall: silently, for both sides. */
export class Wire {
  private readonly ends = new Set<Socket>();

  private constructor(
    private readonly server: Server,
    /** The database, by this way. */
    readonly place: TestDatabase,
  ) {}

  static async to(place: TestDatabase): Promise<Wire> {
    const url = new URL(place.DATABASE_URL);
    const folder = url.searchParams.get("host");
    const port = url.port || "5432";
    const target = folder
      ? { path: join(folder, `.s.PGSQL.${port}`) }
      : { host: url.hostname, port: Number(port) };
    const server = createServer();
    await once(server.listen(0, "127.0.0.1"), "listening");
    url.hostname = "127.0.0.1";
    url.port = String((server.address() as AddressInfo).port);
    url.searchParams.delete("host");
    const wire = new Wire(server, { ...place, DATABASE_URL: url.href });
    server.on("connection", (near) => {
      const far = connect(target);
      near.pipe(far).pipe(near);
      for (const end of [near, far]) {
        wire.ends.add(end);
        end.on("error", () => undefined);
        end.on("close", () => wire.ends.delete(end));
      }
    });
    return wire;
  }

  /** Nothing passes on the connections of now any more. New ones work. */
  dropAll(): void {
    for (const end of this.ends) {
      end.unpipe();
      end.removeAllListeners("data");
      end.resume();
    }
  }

  async close(): Promise<void> {
    for (const end of this.ends) end.destroy();
    this.server.close();
    await once(this.server, "close");
  }
}
