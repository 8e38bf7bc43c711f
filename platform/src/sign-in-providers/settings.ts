import Type, { type Static } from "typebox";
import Value from "typebox/value";

const Text = (longest: number) => Type.String({ minLength: 1, maxLength: longest });

/** One provider, as the setting has it. */
const Setting = Type.Object(
  {
    name: Type.String({ pattern: "^[a-z0-9][a-z0-9-]{0,39}$" }),
    label: Text(60),
    issuer: Text(500),
    clientId: Text(300),
    clientSecret: Text(1000),
    scopes: Type.Optional(Text(300)),
    onFirstSignIn: Type.Optional(Type.Enum(["refuse", "pending", "group"])),
    trustEmail: Type.Optional(Type.Boolean()),
    groupClaim: Type.Optional(Text(200)),
    groups: Type.Optional(Type.Record(Type.String(), Type.Union([Text(200), Type.Integer({ minimum: 1 })]))),
    adminClaim: Type.Optional(Text(200)),
    adminValue: Type.Optional(Text(200)),
  },
  { additionalProperties: false },
);

/** A provider of OpenID Connect that people may sign in by. */
export interface Provider extends Omit<Static<typeof Setting>, "scopes" | "onFirstSignIn" | "trustEmail"> {
  /** By spaces. */
  scopes: string;
  /** What becomes of somebody who has no account yet: none, one to be confirmed, or one in the claims' group. */
  onFirstSignIn: "refuse" | "pending" | "group";
  /** Whether an e-mail counts without `email_verified`, which some providers never send. */
  trustEmail: boolean;
}

const LOOPBACK: readonly string[] = ["localhost", "127.0.0.1", "[::1]"];

/**
 * Reads the setting SIGN_IN_PROVIDERS.
 * @throws Error with the place and what is wrong there; never with a secret
 */
export function readProviders(input: string): Provider[] {
  if (input.trim() === "") return [];
  const list = parse(input);
  const providers = list.map((item, index) => {
    if (!Value.Check(Setting, item)) throw faultAt(index, item);
    return checked(
      { scopes: "openid email profile", onFirstSignIn: "refuse", trustEmail: false, ...item },
      index,
    );
  });
  for (const [index, { name }] of providers.entries())
    if (providers.findIndex((other) => other.name === name) !== index)
      throw new Error(`[${index}].name: "${name}" is there twice`);
  return providers;
}

function parse(input: string): unknown[] {
  let list: unknown;
  try {
    list = JSON.parse(input);
  } catch {
    throw new Error("must be a JSON list of providers");
  }
  if (!Array.isArray(list)) throw new Error("must be a JSON list of providers");
  return list;
}

function faultAt(index: number, item: unknown): Error {
  const [fault] = Value.Errors(Setting, item);
  const path = (fault?.instancePath ?? "").replaceAll("/", ".");
  return new Error(`[${index}]${path}: ${fault?.message ?? "is wrong"}${detailOf(fault?.params)}`);
}

const detailOf = (params: object | undefined): string =>
  params && Object.keys(params).length > 0 ? ` ${JSON.stringify(params)}` : "";

function checked(provider: Provider, index: number): Provider {
  const fail = (key: keyof Provider, reason: string): never => {
    throw new Error(`[${index}].${key}: ${reason}`);
  };
  const { issuer, scopes, groupClaim, groups, adminClaim, adminValue, onFirstSignIn } = provider;
  if (!URL.canParse(issuer)) fail("issuer", "must be an address");
  const { protocol, hostname, search, hash } = new URL(issuer);
  if (protocol !== "https:" && !(protocol === "http:" && LOOPBACK.includes(hostname)))
    fail("issuer", "must begin with https://");
  if (search !== "" || hash !== "") fail("issuer", "must have neither ? nor #");
  if (!scopes.split(" ").includes("openid")) fail("scopes", "must hold openid");
  if ((groupClaim === undefined) !== (groups === undefined)) fail("groups", "goes together with groupClaim");
  if ((adminClaim === undefined) !== (adminValue === undefined))
    fail("adminValue", "goes together with adminClaim");
  if (onFirstSignIn === "group" && groups === undefined && adminClaim === undefined)
    fail("onFirstSignIn", '"group" needs groupClaim or adminClaim');
  return provider;
}

/**
 * Checks what several settings say together.
 * @throws Error that names the setting
 */
export function checkSignInSettings({
  SIGN_IN_PROVIDERS: providers,
  LOCAL_PASSWORDS,
  PORTAL_URL,
}: {
  SIGN_IN_PROVIDERS: readonly Provider[];
  LOCAL_PASSWORDS: string;
  PORTAL_URL: string;
}): void {
  if (providers.length > 0 && PORTAL_URL === "")
    throw new Error("SIGN_IN_PROVIDERS: needs PORTAL_URL, where the providers send people back to");
  if (providers.length === 0 && LOCAL_PASSWORDS !== "everybody")
    throw new Error("LOCAL_PASSWORDS: needs SIGN_IN_PROVIDERS, or nobody but administrators could sign in");
}
