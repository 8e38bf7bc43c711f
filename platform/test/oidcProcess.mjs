// A real provider of OpenID Connect, in a process of its own. The test that started it changes it by messages.
import { createPrivateKey, generateKeyPairSync, sign } from "node:crypto";
import Provider from "oidc-provider";

const [port, callbacks] = process.argv.slice(2);
const issuer = `http://127.0.0.1:${port}`;

const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
const jwk = { ...privateKey.export({ format: "jwk" }), kid: "key", use: "sig", alg: "RS256" };

/** What the test has set. */
let people = {};
let idToken = {};
let isBroken = false;
let lastIdToken = null;
let clockOffset = 0;

const realNow = Date.now;
Date.now = () => realNow() + clockOffset * 1000;

const client = (id) => ({
  client_id: id,
  client_secret: `secret of ${id}, which is long enough`,
  redirect_uris: callbacks.split(","),
  post_logout_redirect_uris: callbacks.split(",").map((url) => new URL("/login", url).href),
});

const provider = new Provider(issuer, {
  clients: [client("portal"), client("other")],
  jwks: { keys: [jwk] },
  cookies: { keys: ["a key of the tests"] },
  claims: {
    openid: ["sub"],
    email: ["email", "email_verified"],
    profile: ["given_name", "family_name", "groups"],
  },
  findAccount: (_context, id) => ({ accountId: id, claims: () => ({ sub: id, ...people[id] }) }),
  pkce: { required: () => true },
  ttl: { IdToken: 3600, AccessToken: 3600, Interaction: 3600, Session: 3600, Grant: 3600 },
});

const encoded = (value) => Buffer.from(JSON.stringify(value)).toString("base64url");

function signed(claims) {
  const text = `${encoded({ alg: "RS256", kid: "key" })}.${encoded(claims)}`;
  const key = createPrivateKey({ key: jwk, format: "jwk" });
  return `${text}.${sign("sha256", Buffer.from(text), key).toString("base64url")}`;
}

provider.use(async (context, next) => {
  if (isBroken) {
    context.status = 503;
    context.body = "out of order";
    return;
  }
  await next();
  if (context.path !== "/token" || !context.body?.id_token) return;
  const claims = JSON.parse(Buffer.from(context.body.id_token.split(".")[1], "base64url"));
  const { replay, unsigned, ...others } = idToken;
  const told = replay && lastIdToken ? lastIdToken : signed({ ...claims, ...others });
  lastIdToken ??= context.body.id_token;
  context.body.id_token = unsigned ? `${told.slice(0, told.lastIndexOf(".") + 1)}AAAA` : told;
});

process.on("message", (set) => {
  people = { ...people, ...set.people };
  idToken = set.idToken ?? {};
  isBroken = set.isBroken ?? false;
  clockOffset = set.clockOffset ?? 0;
  process.send("set");
});
process.on("disconnect", () => process.exit(0));
provider.listen(Number(port), "127.0.0.1", () => process.send("ready"));
