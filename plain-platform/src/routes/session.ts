import { randomUUID } from "node:crypto";
import { groupOf, maySignIn } from "../principal.js";
import { badInput } from "../refusal.js";
import type { Platform, Route } from "../route.js";
import { sessionShape, userShape } from "../shapes/people.js";
import type { Wire } from "../shapes/wire.js";

const EMAIL = /^[^\s@]+@[^\s@]+$/;
const SHORTEST_PASSWORD = 8;

/** In a cookie it is written as some write it: whoever encodes or decodes it makes another one of it. */
const newSession = ({ switches }: Wire) =>
  switches.session === "cookie" ? `s%3A${randomUUID()}/+=` : randomUUID();

/** Signing up, in and out. */
export function sessionRoutes({ store, wire }: Platform): Route[] {
  const findUser = (email: string) =>
    store.users.all().find((user) => user.email.toLowerCase() === email.trim().toLowerCase());
  return [
    {
      method: "POST",
      path: "/user/register",
      access: "anyone",
      answer: ({ body }) => {
        const email = body.text("email").trim();
        const password = body.text("password");
        if (!EMAIL.test(email)) throw badInput("email must be an e-mail address.");
        if (password.length < SHORTEST_PASSWORD)
          throw badInput(`password must have ${SHORTEST_PASSWORD} characters.`);
        if (findUser(email)) throw badInput("email has an account already.");
        return wire.written(userShape(wire, store.addUser({ email, password })));
      },
    },
    {
      method: "POST",
      path: "/user/login",
      access: "anyone",
      answer: ({ body }) => {
        const email = body.text("email");
        const password = body.text("password");
        const user = findUser(email);
        if (!user || user.password !== password || !maySignIn(user)) return wire.refusedLogin();
        const sessionId = newSession(wire);
        store.sessions.set(sessionId, user.id);
        return wire.signedIn(sessionId);
      },
    },
    {
      method: "POST",
      path: "/user/logout",
      access: "anyone",
      answer: ({ body, session }) => {
        const inCookie = wire.switches.session === "cookie";
        store.sessions.delete(inCookie ? (session ?? "") : body.text("session_id"));
        return wire.written({});
      },
    },
    {
      method: "GET",
      path: "/user/session",
      access: "readers",
      answer: ({ principal }) => sessionShape(wire, principal, groupOf(store, principal)),
    },
  ];
}
