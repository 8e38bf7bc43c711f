/** The servers that a DATABASE_URL names. */
export interface ServerList {
  /** An address of each, as the driver takes it. */
  urls: string[];
  /** True if only a server will do that may be written to. Any other is a standby. */
  mustWrite: boolean;
}

const FORM =
  /^(?<scheme>postgres(?:ql)?:\/\/)(?<user>(?:[^/?#]*@)?)(?<servers>[^/?#]*)(?<path>[^?]*)\??(?<query>.*)$/s;
const PORT_AT_END = /:(?<port>[^:\]]*)$/;
const ANY = "any";
const WRITABLE: ReadonlySet<string> = new Set(["read-write", "primary"]);
const HIGHEST_PORT = 65_535;

/**
 * Reads an address in PostgreSQL's own form, which may name several servers: `postgres://user@one,two:5433/db`, or
 * `postgres://user@/db?host=one,two&port=5432,5433`.
 * @throws Error that says what is wrong and where, without the password
 */
export function serversOf(url: string): ServerList {
  const groups = FORM.exec(url)?.groups;
  if (!groups) throw new Error("must begin with postgres:// or postgresql://");
  const { scheme, user, servers = "", path, query } = groups;
  const settings = new URLSearchParams(query);
  const hosts = (settings.get("host") ?? servers).split(",");
  const mustWrite = mustWriteOf(settings.get("target_session_attrs") ?? ANY, hosts.length);
  settings.delete("target_session_attrs");
  const ports = portsOf(settings, hosts.length);
  const urls = hosts.map((host, index) => {
    const where = hosts.length > 1 ? `server ${index + 1} of ${hosts.length}` : "its server";
    if (host === "" && hosts.length > 1) throw new Error(`has no name for ${where}`);
    const own = new URLSearchParams(settings);
    const port = ports[index];
    if (port !== undefined) own.set("port", port);
    if (settings.has("host")) own.set("host", host);
    requirePort(port ?? PORT_AT_END.exec(settings.has("host") ? servers : host)?.groups?.port, where);
    return `${scheme}${user}${settings.has("host") ? servers : host}${path}${own.size > 0 ? `?${own}` : ""}`;
  });
  return { urls, mustWrite };
}

/** The servers and the database of an address, without the user. */
export function placeOfServers(url: string): string {
  const places = serversOf(url)
    .urls.filter((server) => URL.canParse(server))
    .map((server) => new URL(server));
  const hosts = places.map(({ host, searchParams }) => searchParams.get("host") ?? host);
  return places[0] ? `${hosts.join(",")}${places[0].pathname}` : "server";
}

/** With several servers the answer must be in the address, as PostgreSQL's own programs would take the first that answers. */
function mustWriteOf(wanted: string, count: number): boolean {
  if (wanted !== ANY && !WRITABLE.has(wanted))
    throw new Error(`has target_session_attrs=${wanted}: a platform writes, so it must be read-write`);
  if (wanted === ANY && count > 1)
    throw new Error(`names ${count} servers, so it needs target_session_attrs=read-write`);
  return wanted !== ANY;
}

/** One port in the query is that of all servers. */
function portsOf(settings: URLSearchParams, count: number): string[] {
  const ports = settings.get("port")?.split(",") ?? [];
  const [only] = ports;
  if (only !== undefined && ports.length === 1) return Array.from({ length: count }, () => only);
  if (ports.length > 0 && ports.length !== count)
    throw new Error(`names ${count === 1 ? "1 server" : `${count} servers`}, but ${ports.length} ports`);
  return ports;
}

/** An empty port is the usual one. A wrong one is not told: it may be a part of a password with a raw `#` or `/`. */
function requirePort(port: string | undefined, where: string): void {
  if (port === undefined || port === "") return;
  if (!/^\d{1,5}$/.test(port) || Number(port) < 1 || Number(port) > HIGHEST_PORT)
    throw new Error(`has a wrong port for ${where}: it must be 1 to ${HIGHEST_PORT}`);
}
