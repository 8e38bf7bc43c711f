import { Person } from "./person.mjs";

/** The people who look at screens: a guest, a user of each kind of group, and an administrator. */
export async function enterAll(browser, origin) {
  const { ADMIN, demoUsers } = await import("../../simulator/dist/demo/accounts.js");
  const userOf = (kind) => demoUsers.find(({ group }) => group.metaData.groupType === kind);
  const accounts = { guest: null, traffic: userOf("speed"), valves: userOf("valve"), admin: ADMIN };
  const people = {};
  for (const [name, account] of Object.entries(accounts))
    people[name] = await Person.enter(browser, origin, account);
  return people;
}

export const leaveAll = (people) => Promise.all(Object.values(people).map((person) => person.leave()));
