import type { GroupRole } from "@obcestje/contract/groupRoles.js";

/** The administrator of a demo installation, unless its environment sets another one. */
export const ADMIN = { email: "admin@obcestje.si", password: "demo-admin-2026" };

/** A group of the demo, in the order of creation. */
export interface DemoGroup {
  name: string;
  metaData: { groupType: "speed" | "valve"; inOutGraphs: boolean; importsAllowed?: boolean };
}

export const skofjaLoka: DemoGroup = {
  name: "Občina Škofja Loka",
  metaData: { groupType: "speed", inOutGraphs: true, importsAllowed: true },
};

export const bled: DemoGroup = {
  name: "Občina Bled",
  metaData: { groupType: "speed", inOutGraphs: false },
};

export const tivoli: DemoGroup = {
  name: "Park Tivoli – zalivanje",
  metaData: { groupType: "valve", inOutGraphs: false },
};

export const presernovGaj: DemoGroup = {
  name: "Prešernov gaj – zalivanje",
  metaData: { groupType: "valve", inOutGraphs: false },
};

export const demoGroups: readonly DemoGroup[] = [skofjaLoka, bled, tivoli, presernovGaj];

/** A person who can sign in to the demo. */
export interface DemoUser {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  group: DemoGroup;
  /** What they may do in the group; left out: an editor. */
  role?: GroupRole;
}

/** The demo's users besides the administrator: one of a speed group, one of a valve group. */
export const demoUsers: readonly DemoUser[] = [
  {
    email: "promet@obcestje.si",
    password: "demo-2026-obcestje",
    firstName: "Špela",
    lastName: "Žagar",
    group: skofjaLoka,
    role: "manager",
  },
  {
    email: "zalivanje@obcestje.si",
    password: "demo-2026-obcestje",
    firstName: "Matjaž",
    lastName: "Vrtačnik",
    group: tivoli,
  },
];

/** The accounts of the demo, as shown to people. */
export const DEMO_ACCOUNTS: readonly { email: string; password: string; role: string }[] = [
  { ...ADMIN, role: "administrator" },
  ...demoUsers.map(({ email, password, group }) => ({
    email,
    password,
    role: `${group.metaData.groupType} group "${group.name}"`,
  })),
];
