import { once } from "node:events";
import { Client } from "pg";
import type { FailoverNode } from "../../../tools/failover.mjs";

interface Node {
  name: FailoverNode;
  reported: string;
  assigned: string;
}

/** What the monitor knows of both servers. */
export class Monitor {
  private constructor(private readonly client: Client) {}

  static async open(url: string): Promise<Monitor> {
    const client = new Client(url);
    client.on("error", () => undefined);
    await client.connect();
    await client.query("listen state");
    return new Monitor(client);
  }

  /** Waits until one server is the first and the other one confirms its commits. @returns the names of both */
  async settled(): Promise<{ first: FailoverNode; second: FailoverNode }> {
    const first = await this.until("primary");
    const second = await this.until("secondary");
    return { first, second };
  }

  /** The same as `pg_autoctl perform switchover`. */
  async switchOver(): Promise<void> {
    await this.client.query("select pgautofailover.perform_failover('default', 0)");
  }

  async close(): Promise<void> {
    await this.client.end();
  }

  /** Waits until one server is in this state, and stays so. */
  private async until(state: string): Promise<FailoverNode> {
    for (;;) {
      const told = once(this.client, "notification");
      const nodes = await this.nodes();
      const node = nodes.find(({ reported, assigned }) => reported === state && assigned === state);
      if (node && nodes.length === 2) return node.name;
      await told;
    }
  }

  private async nodes(): Promise<Node[]> {
    const { rows } = await this.client.query<Node>(
      "select nodename as name, reportedstate as reported, goalstate as assigned from pgautofailover.node",
    );
    return rows;
  }
}
