import type { Socket } from "node:net";

/** Whether the other side of a connection lives: it sends something, or takes what waits for it. */
export class Progress {
  private read = -1;
  private taken = -1;

  /** @returns whether anything moved since the last time that this was asked */
  hasMoved(socket: Socket): boolean {
    const { bytesRead, writableLength } = socket;
    // What waits is counted as written, too.
    const taken = socket.bytesWritten - writableLength;
    const moved = bytesRead !== this.read || (writableLength > 0 && taken !== this.taken);
    this.read = bytesRead;
    this.taken = taken;
    return moved;
  }
}
