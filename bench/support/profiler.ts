import type { Profiler as Inspector } from "node:inspector";
import WebSocket from "ws";

/** Profiles a process that was started with `--inspect`, without stopping it. */
export class Profiler {
  private last = 0;

  private constructor(
    private readonly socket: WebSocket,
    readonly name: string,
  ) {}

  /**
   * @param output output of the process, with its inspector's address.
   * @throws if the address is missing
   */
  static async connect(name: string, output: string): Promise<Profiler> {
    const [, address] = /Debugger listening on (ws:\S+)/.exec(output) ?? [];
    if (!address) throw new Error(`${name} was not started with --inspect.`);
    const socket = new WebSocket(address, { perMessageDeflate: false });
    await new Promise((resolve, reject) => socket.once("open", resolve).once("error", reject));
    const profiler = new Profiler(socket, name);
    await profiler.ask("Profiler.enable");
    return profiler;
  }

  async start(): Promise<void> {
    await this.ask("Profiler.start");
  }

  async stop(): Promise<Inspector.Profile> {
    const { profile } = (await this.ask("Profiler.stop")) as { profile: Inspector.Profile };
    return profile;
  }

  close(): void {
    this.socket.close();
  }

  private ask(method: string): Promise<unknown> {
    this.last += 1;
    const id = this.last;
    return new Promise((resolve) => {
      const onMessage = (data: WebSocket.RawData) => {
        const answer = JSON.parse(String(data)) as { id?: number; result?: unknown };
        if (answer.id !== id) return;
        this.socket.off("message", onMessage);
        resolve(answer.result);
      };
      this.socket.on("message", onMessage);
      this.socket.send(JSON.stringify({ id, method }));
    });
  }
}
