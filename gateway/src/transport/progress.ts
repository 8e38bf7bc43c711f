import type { Socket } from "node:net";

/** Detects whether the other side of a connection is alive: it sends something, or takes waiting bytes. */
export class Progress {
  private read = -1;
  private taken = -1;

  /** @returns true if anything moved since the last call */
  hasMoved(socket: Socket): boolean {
    const { bytesRead, writableLength } = socket;
    // Waiting bytes are counted as written, too.
    const taken = socket.bytesWritten - writableLength;
    const moved = bytesRead !== this.read || (writableLength > 0 && taken !== this.taken);
    this.read = bytesRead;
    this.taken = taken;
    return moved;
  }
}
