import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest();

/** What a browser and its authenticator do with a portal's wishes (WebAuthn), for tests without a browser. */
export class SoftAuthenticator {
  readonly id = randomBytes(16);
  counter = 0;
  private readonly key: KeyObject;
  private readonly publicKey: KeyObject;

  /**
   * @param origin of the page that asks
   * @param saysWho whether the person shows who they are, not only that somebody is there
   */
  constructor(
    readonly origin = "https://portal.si",
    readonly saysWho = true,
  ) {
    const pair = generateKeyPairSync("ec", { namedCurve: "P-256" });
    this.key = pair.privateKey;
    this.publicKey = pair.publicKey;
  }

  /** Makes a passkey. */
  create(options: { challenge?: string }, { origin = this.origin } = {}) {
    const attested = Buffer.concat([
      Buffer.alloc(16),
      Buffer.from([0, this.id.length]),
      this.id,
      this.coseKey(),
    ]);
    const authData = Buffer.concat([this.head(0x40), attested]);
    const attestationObject = Buffer.concat([
      Buffer.from([0xa3]),
      text("fmt"),
      text("none"),
      text("attStmt"),
      Buffer.from([0xa0]),
      text("authData"),
      bytes(authData),
    ]);
    return this.answer({
      clientDataJSON: clientData("webauthn.create", options.challenge ?? "", origin).toString("base64url"),
      attestationObject: attestationObject.toString("base64url"),
      transports: ["internal"],
    });
  }

  /** Shows the passkey. */
  get(options: { challenge?: string }, { origin = this.origin } = {}) {
    this.counter += 1;
    const authData = this.head(0);
    const data = clientData("webauthn.get", options.challenge ?? "", origin);
    const signature = sign("sha256", Buffer.concat([authData, sha256(data)]), this.key);
    return this.answer({
      clientDataJSON: data.toString("base64url"),
      authenticatorData: authData.toString("base64url"),
      signature: signature.toString("base64url"),
    });
  }

  private answer(response: object) {
    const id = this.id.toString("base64url");
    return { id, rawId: id, type: "public-key", clientExtensionResults: {}, response };
  }

  private head(more: number): Buffer {
    const flags = 0x01 | (this.saysWho ? 0x04 : 0) | more;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(new URL(this.origin).hostname), Buffer.from([flags]), counter]);
  }

  /** An ES256 key in COSE: {1: 2, 3: -7, -1: 1, -2: x, -3: y}. */
  private coseKey(): Buffer {
    const { x = "", y = "" } = this.publicKey.export({ format: "jwk" });
    return Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
      bytes(Buffer.from(x, "base64url")),
      Buffer.from([0x22]),
      bytes(Buffer.from(y, "base64url")),
    ]);
  }
}

const clientData = (type: string, challenge: string, origin: string): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

/** A text of up to 23 bytes in CBOR. */
const text = (value: string): Buffer => Buffer.from([0x60 + value.length, ...Buffer.from(value)]);

/** Up to 65 535 bytes in CBOR. */
function bytes(value: Buffer): Buffer {
  const { length } = value;
  const head =
    length < 24 ? [0x40 + length] : length < 256 ? [0x58, length] : [0x59, length >> 8, length & 255];
  return Buffer.concat([Buffer.from(head), value]);
}
