import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run, sparse } from "./mounts.js";

const DISK_BYTES = 2 * 2 ** 30;
const SHELF_BYTES = 16 * 2 ** 30;

/**
 * A disk that can lose its power during writes: ext4 on an image. A copy of the image, taken at one instant,
 * has everything that had reached the disk by then, and nothing that was still in the system's memory. The
 * images are on an XFS of their own, whose clones (`cp --reflink`) lock out every write: the copy is of one
 * moment, without stopping anybody.
 */
export class CuttableDisk {
  /** Mount point of the disk. */
  readonly folder: string;
  private readonly base: string;
  private readonly shelf: string;
  private image: string;
  private copies = 0;

  /** @returns the reason why it can't be used here, or undefined */
  static missing(): string | undefined {
    if (process.getuid?.() !== 0) return "Mounting needs root.";
    if (spawnSync("mkfs.xfs", ["-V"]).error) return "mkfs.xfs is missing (Debian: apt-get install xfsprogs).";
    try {
      new CuttableDisk().remove();
      return undefined;
    } catch (error) {
      return `This system does not mount images: ${error instanceof Error ? error.message : error}`;
    }
  }

  constructor() {
    this.base = mkdtempSync(join(tmpdir(), "cuttable-disk-"));
    // PostgreSQL runs as a separate user, and needs access.
    chmodSync(this.base, 0o755);
    this.shelf = join(this.base, "shelf");
    this.folder = join(this.base, "disk");
    this.image = join(this.shelf, "disk-0.img");
    mkdirSync(this.shelf);
    mkdirSync(this.folder);
    try {
      const shelfImage = sparse(join(this.base, "shelf.img"), SHELF_BYTES);
      run("mkfs.xfs", "-q", shelfImage);
      run("mount", "-o", "loop", shelfImage, this.shelf);
      run("mkfs.ext4", "-q", sparse(this.image, DISK_BYTES));
      run("mount", "-o", "loop", this.image, this.folder);
    } catch (error) {
      this.remove();
      throw error;
    }
  }

  /** Keeps the disk's content of this instant, as a power cut would leave it. Writers go on meanwhile. */
  cut(): void {
    this.copies += 1;
    this.image = join(this.shelf, `disk-${this.copies}.img`);
    run("cp", "--reflink=always", join(this.shelf, `disk-${this.copies - 1}.img`), this.image);
  }

  /** Restores the disk as it was at the last cut. Nobody may have a file open on it any more. */
  powerUp(): void {
    run("umount", this.folder);
    rmSync(join(this.shelf, `disk-${this.copies - 1}.img`));
    run("mount", "-o", "loop", this.image, this.folder);
  }

  /** Removes the disk with its content. */
  remove(): void {
    for (const folder of [this.folder, this.shelf]) spawnSync("umount", ["-l", folder]);
    rmSync(this.base, { recursive: true, force: true });
  }
}
