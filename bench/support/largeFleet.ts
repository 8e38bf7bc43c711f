import { ADMIN } from "../../tests/support/fleet.js";
import { PlatformApi } from "../../tests/support/platformApi.js";

const AT_ONCE = 8;
const GROUPS = 40;

/** Does it for 0 … count - 1, some at a time. */
async function each(count: number, work: (index: number) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < count; from += AT_ONCE)
    await Promise.all(
      Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, index) => work(from + index)),
    );
}

/** Adds clients in forty groups, each with a status; and users. */
export async function addLargeFleet(
  platformUrl: string,
  fleet: { clients: number; users: number },
): Promise<void> {
  const admin = await PlatformApi.signIn(platformUrl, ADMIN);
  const groups: number[] = [];
  for (let index = 0; index < GROUPS; index += 1) {
    const { id } = await admin.post<{ id: number }>("/group", { name: `Občina ${index}`, metaData: {} });
    groups.push(id);
  }
  const timestamp = Math.floor(Date.now() / 1000);
  await each(fleet.clients, async (index) => {
    const metaData = {
      locationName: `Kidričeva cesta ${index}`,
      notes: "Drog pri šoli.",
      serialNumber: `KB-${index}`,
    };
    const { id, apiKey } = await admin.post<{ id: number; apiKey: string }>("/client", { metaData });
    await admin.post("/client/assignTo", { groupId: groups[index % groups.length], clientId: id });
    const status = {
      timestamp,
      battery: 12.4,
      rssi: -71,
      firmwareVersion: "2.1.7",
      hwType: "K200DISP_AMG",
      alarms: [],
    };
    await PlatformApi.device(platformUrl, apiKey).post("/device/status", status);
  });
  await each(fleet.users, (index) =>
    admin.post("/user/register", { email: `oseba${index}@obcina.si`, password: "geslo-za-meritve" }),
  );
}
