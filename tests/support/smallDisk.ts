import { spawnSync } from "node:child_process";
import { chmodSync, closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run, sparse } from "./mounts.js";

const DISK_BYTES = 320 * 2 ** 20;
/** Down to the last page. */
const PIECES = [2 ** 20, 4096].map((bytes) => Buffer.alloc(bytes));

/** A disk that can be full: ext4 on a small image. */
export class SmallDisk {
  /** Mount point of the disk. */
  readonly folder: string;
  private readonly base: string;

  /** @returns the reason why it can't be used here, or undefined */
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
    // PostgreSQL runs as a separate user, and needs access.
    chmodSync(this.base, 0o755);
    this.folder = join(this.base, "disk");
    mkdirSync(this.folder);
    try {
      const image = sparse(join(this.base, "disk.img"), DISK_BYTES);
      // Without blocks reserved for root.
      run("mkfs.ext4", "-q", "-m", "0", image);
      run("mount", "-o", "loop", image, this.folder);
    } catch (error) {
      this.remove();
      throw error;
    }
  }

  /** Takes all free room, including room freed since the last call. */
  fill(): void {
    const filler = openSync(this.filler, "a");
    for (const piece of PIECES) while (hasRoomFor(piece, filler));
    closeSync(filler);
  }

  /** Frees the room again. */
  free(): void {
    rmSync(this.filler);
  }

  /** Removes the disk with its content. */
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
