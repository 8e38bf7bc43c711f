import { spawnSync } from "node:child_process";
import { chmodSync, closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run, sparse } from "./mounts.js";

const DISK_BYTES = 320 * 2 ** 20;
/** In the end no single page more. */
const PIECES = [2 ** 20, 4096].map((bytes) => Buffer.alloc(bytes));

/** A disk that can be full: ext4 on a small image. */
export class SmallDisk {
  /** Where the disk is mounted. */
  readonly folder: string;
  private readonly base: string;

  /** @returns why there can be none here, or undefined */
  static missing(): string | undefined {
    if (process.getuid?.() !== 0) return "Mounting needs root.";
    try {
      new SmallDisk().remove();
      return undefined;
    } catch (error) {
      return `This system does not mount images: ${error instanceof Error ? error.message : error}`;
    }
  }

  constructor() {
    this.base = mkdtempSync(join(tmpdir(), "small-disk-"));
    // PostgreSQL runs as a user of its own, below.
    chmodSync(this.base, 0o755);
    this.folder = join(this.base, "disk");
    mkdirSync(this.folder);
    try {
      const image = sparse(join(this.base, "disk.img"), DISK_BYTES);
      // Without blocks that root alone may use.
      run("mkfs.ext4", "-q", "-m", "0", image);
      run("mount", "-o", "loop", image, this.folder);
    } catch (error) {
      this.remove();
      throw error;
    }
  }

  /** Takes all the room that is left, also what has become free since. */
  fill(): void {
    const filler = openSync(this.filler, "a");
    for (const piece of PIECES) while (hasRoomFor(piece, filler));
    closeSync(filler);
  }

  /** Gives the room back. */
  free(): void {
    rmSync(this.filler);
  }

  /** Takes the disk away with all that is on it. */
  remove(): void {
    spawnSync("umount", ["-l", this.folder]);
    rmSync(this.base, { recursive: true, force: true });
  }

  private get filler(): string {
    return join(this.folder, "filler");
  }
}

function hasRoomFor(piece: Buffer, file: number): boolean {
  try {
    return writeSync(file, piece) === piece.length;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOSPC") return false;
    throw error;
  }
}
