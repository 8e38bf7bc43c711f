import { expect, it } from "@jest/globals";
import { Client } from "pg";
import { placeOfServers, serversOf } from "./servers.rules.js";

/** What the driver understands: host, port, user, password, database of each server. */
const understood = (url: string) =>
  serversOf(url).urls.map((connectionString) => {
    const { host, port, user, password, database } = new Client({ connectionString });
    return [host, port, user, password, database];
  });

it.each([
  ["postgres://u@10.0.0.1/db", [["10.0.0.1", 5432, "u", null, "db"]]],
  ["postgresql://u@10.0.0.1:5433/db?sslmode=disable", [["10.0.0.1", 5433, "u", null, "db"]]],
  ["postgres://u@localhost/db?host=/run/postgresql", [["/run/postgresql", 5432, "u", null, "db"]]],
  ["postgres://u@localhost:5433/db?host=%2Frun%2Fpg", [["/run/pg", 5433, "u", null, "db"]]],
])("takes the only server of %s", (url, servers) => {
  expect(understood(url)).toEqual(servers);
  expect(serversOf(url).mustWrite).toBe(false);
});

it.each([
  [
    "postgres://u:p%40ss,w%3Ard@10.0.0.1,10.0.0.2:5433/db?target_session_attrs=read-write",
    [
      ["10.0.0.1", 5432, "u", "p@ss,w:rd", "db"],
      ["10.0.0.2", 5433, "u", "p@ss,w:rd", "db"],
    ],
  ],
  [
    "postgres://u@[fd00::1]:5433,[fd00::2]/db?target_session_attrs=primary&sslmode=disable",
    [
      ["fd00::1", 5433, "u", null, "db"],
      ["fd00::2", 5432, "u", null, "db"],
    ],
  ],
  [
    "postgres://u@localhost/db?host=/run/one,/run/two&target_session_attrs=read-write",
    [
      ["/run/one", 5432, "u", null, "db"],
      ["/run/two", 5432, "u", null, "db"],
    ],
  ],
  [
    "postgres://u@localhost/db?host=one,two,three&port=5433,5434,&target_session_attrs=read-write",
    [
      ["one", 5433, "u", null, "db"],
      ["two", 5434, "u", null, "db"],
      ["three", 5432, "u", null, "db"],
    ],
  ],
  [
    "postgres://u@one,two/db?port=5433&target_session_attrs=read-write",
    [
      ["one", 5433, "u", null, "db"],
      ["two", 5433, "u", null, "db"],
    ],
  ],
])("takes each server of %s", (url, servers) => {
  expect(understood(url)).toEqual(servers);
  expect(serversOf(url).mustWrite).toBe(true);
});

it("also asks an only server whether it may be written to, if the address says so", () => {
  expect(serversOf("postgres://u@portal-db/db?target_session_attrs=read-write")).toEqual({
    urls: ["postgres://u@portal-db/db"],
    mustWrite: true,
  });
});

it.each([
  ["mysql://localhost", "must begin with postgres:// or postgresql://"],
  ["postgres://u:secret@one,two/db", "names 2 servers, so it needs target_session_attrs=read-write"],
  [
    "postgres://u:secret@one,two/db?target_session_attrs=standby",
    "has target_session_attrs=standby: a platform writes, so it must be read-write",
  ],
  ["postgres://u:secret@one,,two/db?target_session_attrs=primary", "has no name for server 2 of 3"],
  [
    "postgres://u:secret@one,two:54x2/db?target_session_attrs=primary",
    "has a wrong port for server 2 of 2: it must be 1 to 65535",
  ],
  ["postgres://u:sec#ret@one/db", "has a wrong port for its server: it must be 1 to 65535"],
  ["postgres://u:secret@one:70000/db", "has a wrong port for its server: it must be 1 to 65535"],
  ["postgres://u:secret@one,two/db?port=1,2,3&target_session_attrs=primary", "names 2 servers, but 3 ports"],
])("refuses %s and says why", (url, message) => {
  expect(() => serversOf(url)).toThrow(new Error(message));
});

it.each([
  ["postgres://portal:secret@database.example:5433/portal", "database.example:5433/portal"],
  ["postgres://portal@localhost/portal?host=%2Frun%2Fpostgresql", "/run/postgresql/portal"],
  ["postgres://portal:secret@one,two:5433/portal?target_session_attrs=primary", "one,two:5433/portal"],
])("says of %s where it is: %s", (url, place) => {
  expect(placeOfServers(url)).toBe(place);
});
