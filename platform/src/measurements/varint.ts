const FIRST_CAPACITY = 256;

/** Writes whole numbers from 0 to 2^32 - 1, seven bits per byte, low bits first. */
export class VarintWriter {
  private bytes = new Uint8Array(FIRST_CAPACITY);
  private length = 0;

  write(value: number): void {
    if (this.length + 5 > this.bytes.length) this.grow();
    let rest = value;
    while (rest > 127) {
      this.bytes[this.length++] = (rest & 127) | 128;
      rest >>>= 7;
    }
    this.bytes[this.length++] = rest;
  }

  finish(): Uint8Array {
    return this.bytes.slice(0, this.length);
  }

  private grow(): void {
    const larger = new Uint8Array(this.bytes.length * 2);
    larger.set(this.bytes);
    this.bytes = larger;
  }
}

export class VarintReader {
  private position = 0;

  constructor(private bytes: Uint8Array) {}

  /** Starts again on other bytes. */
  open(bytes: Uint8Array): void {
    this.bytes = bytes;
    this.position = 0;
  }

  get done(): boolean {
    return this.position >= this.bytes.length;
  }

  read(): number {
    const byte = this.bytes[this.position++];
    // Most numbers are small, and a year has millions of them.
    if (byte !== undefined && byte < 128) return byte;
    return this.readOn(byte);
  }

  private readOn(first: number | undefined): number {
    let [byte, value] = [first, 0];
    for (let shift = 0; ; shift += 7) {
      if (byte === undefined) throw new Error("A packed row ends too early.");
      value |= (byte & 127) << shift;
      if (byte < 128) return value >>> 0;
      byte = this.bytes[this.position++];
    }
  }
}
