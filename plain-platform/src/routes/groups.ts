import { badInput, notFound } from "../refusal.js";
import type { Platform, Route } from "../route.js";
import { groupShape, userShape, wholeGroupShape } from "../shapes/people.js";
import { removeGroup, removeUser } from "../store/removal.js";
import { writtenMetaData } from "./metaData.js";

/** Groups and users, only for administrators. */
export function groupRoutes({ store, wire }: Platform): Route[] {
  const findGroup = (id: number) => {
    const group = store.groups.get(id);
    if (!group) throw notFound("group");
    return group;
  };
  const findUser = (id: number) => {
    const user = store.users.get(id);
    if (!user) throw notFound("user");
    return user;
  };
  return [
    {
      method: "GET",
      path: "/user/list",
      access: "administrators",
      answer: () =>
        wire.list(
          "users",
          store.users.all().map((user) => userShape(wire, user)),
        ),
    },
    {
      method: "DELETE",
      path: "/user",
      access: "administrators",
      answer: ({ query }) => {
        const user = findUser(query.id("userId"));
        removeUser(store, user.id);
        return wire.written(userShape(wire, user));
      },
    },
    {
      method: "GET",
      path: "/group/list",
      access: "administrators",
      answer: () =>
        wire.list(
          "groups",
          store.groups.all().map((group) => groupShape(wire, group)),
        ),
    },
    {
      method: "GET",
      path: "/group",
      access: "administrators",
      answer: ({ query }) => wholeGroupShape(wire, store, findGroup(query.id("groupId"))),
    },
    {
      method: "POST",
      path: "/group",
      access: "administrators",
      answer: ({ body }) => wire.written(groupShape(wire, store.addGroup({ name: body.text("name") }))),
    },
    {
      method: "PATCH",
      path: "/group",
      access: "administrators",
      answer: ({ body }) => {
        const group = findGroup(body.id("id"));
        const name = body.has("name") ? body.text("name") : group.name;
        if (body.has("metaData"))
          group.metaData = writtenMetaData(wire, group.metaData, body.object("metaData"));
        group.name = name;
        return wire.written(groupShape(wire, group));
      },
    },
    {
      method: "DELETE",
      path: "/group",
      access: "administrators",
      answer: ({ query }) => {
        const group = findGroup(query.id("id"));
        removeGroup(store, group.id);
        return wire.written(groupShape(wire, group));
      },
    },
    {
      method: "POST",
      path: "/group/assignUser",
      access: "administrators",
      answer: ({ body }) => {
        const group = findGroup(body.id("groupId"));
        const users = body.ids("userId").map(findUser);
        const taken = users.find(({ admin, groupId }) => admin || groupId !== null);
        if (taken) throw badInput(`${taken.email} is an administrator or has a group already.`);
        for (const user of users) user.groupId = group.id;
        return wire.written(users.map((user) => userShape(wire, user)));
      },
    },
    {
      method: "DELETE",
      path: "/group/assignUser",
      access: "administrators",
      answer: ({ query }) => {
        const users = query.ids("userId").map(findUser);
        for (const user of users) user.groupId = null;
        return wire.written(users.map((user) => userShape(wire, user)));
      },
    },
  ];
}
