import type { GroupRole } from "@obcestje/contract/groupRoles.js";
import { bled, type DemoGroup, skofjaLoka } from "./accounts.js";

/** A person of the demo whom an administrator manages. */
export interface DemoPerson {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  /** False while waiting for an administrator. */
  confirmed: boolean;
  labeller?: boolean;
  group?: DemoGroup;
  role?: GroupRole;
}

const password = "demo-2026-obcestje";

/** Two who have signed up, one who labels videos, two who look on, and one without a group yet. */
export const demoPeople: readonly DemoPerson[] = [
  { email: "tina.kokalj@obcestje.si", password, firstName: "Tina", lastName: "Kokalj", confirmed: false },
  { email: "borut.hribar@obcestje.si", password, firstName: "Borut", lastName: "Hribar", confirmed: false },
  {
    email: "stetje@obcestje.si",
    password,
    firstName: "Neža",
    lastName: "Jerman",
    confirmed: true,
    labeller: true,
    group: bled,
  },
  {
    email: "svet@obcestje.si",
    password,
    firstName: "Jože",
    lastName: "Debeljak",
    confirmed: true,
    group: skofjaLoka,
    role: "viewer",
  },
  {
    email: "rezijski.obrat@obcestje.si",
    password,
    firstName: "Andrej",
    lastName: "Krek",
    confirmed: true,
    group: skofjaLoka,
    role: "operator",
  },
  { email: "redarstvo@obcestje.si", password, firstName: "Gregor", lastName: "Mrak", confirmed: true },
];
