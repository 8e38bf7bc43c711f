import { generateSync } from "otplib";
import { SoftAuthenticator } from "./softAuthenticator.js";
import { type Answer, type Headers, START, type TestPlatform } from "./testPlatform.js";

export const passwordOf = (email: string): string => `password of ${email}`;

/** The code that an app shows at an instant; Unix seconds. */
export const codeAt = (secret: string, epoch = START): string => generateSync({ secret, epoch });

interface Half {
  secondStep: {
    token: string;
    expireDate: number;
    totp: boolean;
    recoveryCodes: boolean;
    passkeyOptions: { challenge: string } | null;
  };
}

/** Signs in by a password as somebody who has a second factor. */
export async function halfSignIn(platform: TestPlatform, email: string): Promise<Half["secondStep"]> {
  const body = { email, password: passwordOf(email) };
  return (await platform.ok<Half>("POST", "/user/login", {}, body)).secondStep;
}

export const second = (platform: TestPlatform, body: object, headers: Headers = {}): Promise<Answer> =>
  platform.call("POST", "/user/login/second", headers, body);

/** Adds an app. @returns its secret, and the recovery codes that came with the first factor */
export async function addTotp(platform: TestPlatform, headers: Headers, password?: string) {
  const { token, totp } = await platform.ok<{ token: string; totp: { secret: string; address: string } }>(
    "POST",
    "/user/factor/begin",
    headers,
    { kind: "totp", ...(password === undefined ? {} : { password }) },
  );
  const added = { token, name: "Telefon", code: codeAt(totp.secret, platform.clock.now) };
  const { id, recoveryCodes } = await platform.ok<{ id: number; recoveryCodes: string[] | null }>(
    "POST",
    "/user/factor/finish",
    headers,
    added,
  );
  return { id, ...totp, token, recoveryCodes };
}

/** Adds a passkey. */
export async function addPasskey(platform: TestPlatform, headers: Headers, password?: string) {
  const authenticator = new SoftAuthenticator();
  const { token, passkeyOptions } = await platform.ok<{ token: string; passkeyOptions: object }>(
    "POST",
    "/user/factor/begin",
    headers,
    { kind: "passkey", ...(password === undefined ? {} : { password }) },
  );
  const passkey = authenticator.create(passkeyOptions);
  const added = await platform.ok<{ id: number; recoveryCodes: string[] | null }>(
    "POST",
    "/user/factor/finish",
    headers,
    { token, name: "Ključ", passkey },
  );
  return { ...added, authenticator, token, passkey };
}
