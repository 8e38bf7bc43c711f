import { afterEach, beforeAll, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { itWith } from "../support/offered.js";
import { named, press, textOf, waitForText, waitForTextIn } from "../support/page.js";
import {
  addBundle,
  addGardener,
  addValve,
  createPark,
  GARDENER,
  type Park,
  type ParkValve,
  simulateValve,
} from "../support/park.js";
import { type Person, usePortal } from "../support/portal.js";
import type { SimulatedDevice } from "../support/simulatedDevice.js";

const MINUTE = 60;
const HOUR = 3600;
const COLLEAGUE = {
  email: "neza@test.si",
  password: "neza-of-the-tests",
  firstName: "Neža",
  lastName: "Breg",
};
const LEAVER = {
  email: "luka@test.si",
  password: "luka-of-the-tests",
  firstName: "Luka",
  lastName: "Prej",
};
/** Four in the afternoon on no day: it never runs. */
const NEVER = [{ start_time: "16:00", end_time: "16:30", weekDays: Array(7).fill(false) }];

/** Seconds by which servers and devices are ahead of the machine's clock. */
let ahead = 0;
const now = () => Math.floor(Date.now() / 1000) + ahead;

const portal = usePortal(now);
const switchedOn: SimulatedDevice[] = [];

let park: Park;
let leaverId: number;
let lawn: ParkValve;
let roses: ParkValve;
let trees: ParkValve;
let beds: ParkValve;

beforeAll(async () => {
  park = await createPark(portal.fleet.admin);
  await addGardener(park, COLLEAGUE);
  leaverId = await addGardener(park, LEAVER);
  lawn = await addValve(park, "Ribnik – trata", "Kratko zalivanje.");
  roses = await addValve(park, "Ribnik – vrtnice");
  trees = await addValve(park, "Sprehajališče – drevored");
  beds = await addValve(park, "Grad – grede");
  await addBundle(park, "Trata", [lawn], NEVER);
  await addBundle(park, "Vrtnice", [roses], NEVER);
  await addBundle(park, "Drevored", [trees], NEVER);
  await addBundle(park, "Grede", [beds], NEVER);
});
afterEach(async () => {
  for (const device of switchedOn.splice(0)) await device.close();
});

const location = () => `/location/${park.groupId}`;
const tile = ({ id }: ParkValve) => `#valve-${id}`;

async function openLocation(account = GARDENER): Promise<Person> {
  const person = await portal.openAs(account, { at: location() });
  await waitForText(person.page, "Lokacija: Park Tivoli");
  return person;
}

async function switchOn(valve: ParkValve): Promise<SimulatedDevice> {
  const device = await simulateValve(park, valve, now);
  switchedOn.push(device);
  return device;
}

/** Lets some pings pass; these devices report at each. */
async function pass(pings: number, ...devices: SimulatedDevice[]): Promise<void> {
  for (let passed = 0; passed < pings; passed += 1) {
    ahead += MINUTE;
    for (const device of devices) await device.tick();
  }
}

/** The park's local time some minutes from now, "HH:mm". */
const wall = (minutes: number) =>
  new Intl.DateTimeFormat("sl-SI", {
    timeZone: "Europe/Ljubljana",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).format((now() + minutes * MINUTE) * 1000);

const isOn = (page: Page, name: string) =>
  page.$eval(named("switch", name), (input) => (input as HTMLInputElement).checked);

const openSchedule = (page: Page, name: string) => press(page, `Spremeni urnik: ${name}`, "link");

async function storedBundle(name: string): Promise<{ schedule: object[] }> {
  const [stored] = await park.admin.get<{ bundles: { name: string; schedule: object[] }[] }[]>("/zalivalnik");
  const bundle = stored?.bundles.find((one) => one.name === name);
  if (bundle === undefined) throw new Error(`No bundle ${name} is stored.`);
  return bundle;
}

/** The mode of a valve on the platform. */
async function modeOf({ id }: ParkValve): Promise<string | undefined> {
  const { metaData } = await park.admin.get<{ metaData: { _zalivalnik?: { mode?: string } } }>(
    `/client?clientId=${id}`,
  );
  return metaData._zalivalnik?.mode;
}

const minutesOf = (clock: string) => {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return hours * 60 + minutes;
};

/** Replaces a row's times: its end, or its length if the platform reports that. */
async function writeTimes(page: Page, row: number, start: string, end: string): Promise<void> {
  await page.locator(named("textbox", `Začetek, vrstica ${row}`)).fill(start);
  const ends = named("textbox", `Konec, vrstica ${row}`);
  if (await page.$(ends)) await page.locator(ends).fill(end);
  else {
    const lasts = `::-p-aria([name="Trajanje v minutah, vrstica ${row}"])`;
    await page.locator(lasts).fill(String(minutesOf(end) - minutesOf(start)));
  }
}

it("a schedule is written, a valve is opened and closed by hand, and all are closed at once", async () => {
  const { page, complaints } = await openLocation();
  await openSchedule(page, "Grede");
  await writeTimes(page, 1, "06:00", "06:20");
  await press(page, "Potrdi");
  await waitForText(page, "Urnik poosodobljen!");
  expect((await storedBundle("Grede")).schedule[0]).toMatchObject({
    start_time: 6 * HOUR,
    end_time: 6 * HOUR + 20 * MINUTE,
  });

  await press(page, `Odpri ročno: ${lawn.name}`);
  await press(page, "Odpri");
  await waitForText(page, "Način delovanja za ventil spremenjen v ročno(vklopljeno)!");
  expect(await modeOf(lawn)).toBe("manualOn");
  await press(page, `Ročni vklop: ${lawn.name}`, "switch");
  await waitForText(page, "Način delovanja za ventil spremenjen v ročno(izklopljeno)!");
  expect(await modeOf(lawn)).toBe("manualOff");

  // Otherwise the header covers the button.
  await page.evaluate(() => window.scrollTo(0, 0));
  await press(page, "Zapri vse");
  await page.waitForSelector("[role=alertdialog]");
  await page.locator("[role=alertdialog] ::-p-aria([role=button][name='Zapri vse'])").click();
  await waitForText(page, "Vsi ventili so ročno izklopljeni");
  expect(await Promise.all([lawn, roses, trees, beds].map(modeOf))).toEqual(Array(4).fill("manualOff"));
  await press(page, "Vsi na urnik");
  await waitForText(page, "Vsi ventili so spet na urniku.");
  expect(await Promise.all([lawn, roses, trees, beds].map(modeOf))).toEqual(Array(4).fill("schedule"));
  expect(complaints).toEqual([]);
});

itWith("our own platform")("a schedule is changed, and the valve opens by it", async () => {
  const device = await switchOn(lawn);
  await pass(1, device);
  const { page, complaints } = await openLocation();
  await waitForTextIn(page, tile(lawn), "ZAPRT");
  await openSchedule(page, "Trata");
  await press(page, "Dodaj");
  await writeTimes(page, 2, wall(-2), wall(30));
  for (const day of ["ponedeljek", "torek", "sreda", "četrtek", "petek", "sobota", "nedelja"])
    await press(page, `${day}, vrstica 2`, "checkbox");
  await press(page, "Potrdi");
  await waitForText(page, "Urnik poosodobljen!");
  await waitForTextIn(page, tile(lawn), "Predviden odprt");
  await waitForTextIn(page, tile(lawn), "čaka na napravo");
  await pass(2, device);
  await waitForTextIn(page, tile(lawn), "ODPRT");
  await waitForTextIn(page, tile(lawn), "potrjeno");
  expect(complaints).toEqual([]);
});

itWith("our own platform")(
  "a valve is opened by hand for five minutes, counts down, and goes back to its schedule",
  async () => {
    const device = await switchOn(roses);
    await pass(1, device);
    const { page, complaints } = await openLocation();
    await press(page, `Odpri ročno: ${roses.name}`);
    await page.locator("::-p-xpath(//label[.='5 min'])").click();
    await press(page, "Odpri");
    await waitForText(page, "Način delovanja za ventil spremenjen v ročno(vklopljeno)!");
    await waitForTextIn(page, tile(roses), "samodejni konec");
    expect(await isOn(page, `Ročni vklop: ${roses.name}`)).toBe(true);
    await pass(2, device);
    await waitForTextIn(page, tile(roses), "ODPRT");

    await pass(4, device);
    await portal.stack.runJob("manual runs");
    await waitForTextIn(page, tile(roses), "ZAPRT");
    await page.waitForSelector(named("button", `Odpri ročno: ${roses.name}`));
    expect(await isOn(page, `Urnik: ${roses.name}`)).toBe(true);
    expect(complaints).toEqual([]);
  },
);

itWith("our own platform")(
  "a valve that is stuck shows on its page and in what needs attention, until it is mended",
  async () => {
    const device = await switchOn(trees);
    await pass(1, device);
    const { page, complaints, visit } = await openLocation();
    await waitForTextIn(page, tile(trees), "ZAPRT");
    device.break("stuckOpen");
    await pass(4, device);
    await waitForTextIn(page, tile(trees), "Odstopanje");
    await waitForText(page, "Voda teče, čeprav ne bi smela: 1 ventil");
    await visit("/overview");
    await waitForText(page, "Voda teče, a ne bi smela");
    expect(await textOf(page, "main")).toContain(trees.name);

    await visit(location());
    device.break("none");
    await pass(2, device);
    await page.waitForFunction(
      (selector) => !document.querySelector<HTMLElement>(selector)?.innerText.includes("Odstopanje"),
      {},
      tile(trees),
    );
    expect(complaints).toEqual([]);
  },
);

itWith("our own platform")(
  "while the platform is away nothing changes, the page says so, and nothing that was written is lost",
  async () => {
    const { page } = await openLocation();
    await page.waitForSelector(tile(beds));
    await portal.stack.stopPlatform();
    await press(page, `Urnik: ${beds.name}`, "switch");
    await waitForText(page, "Napaka pri spreminjanju načina delovanja za ventil!");
    expect(await isOn(page, `Urnik: ${beds.name}`)).toBe(true);
    await openSchedule(page, "Grede");
    await writeTimes(page, 1, "17:00", "17:20");
    await press(page, "Potrdi");
    await waitForText(page, "Napaka pri nastavljanju urnika za skupino: Grede");
    await portal.stack.startPlatform();
    await press(page, "Potrdi");
    await waitForText(page, "Urnik poosodobljen!");
    const { schedule } = await storedBundle("Grede");
    expect(schedule[0]).toMatchObject({ start_time: 17 * HOUR, end_time: 17 * HOUR + 20 * MINUTE });
  },
);

itWith("our own platform")(
  "who may no longer water here is refused and told so, and the schedule stays as it was",
  async () => {
    const { page, complaints } = await openLocation(LEAVER);
    await openSchedule(page, "Drevored");
    await writeTimes(page, 1, "05:00", "05:20");
    await park.admin.delete(`/group/assignUser?userId=${leaverId}`);
    await press(page, "Potrdi");
    await waitForText(page, "Napaka pri nastavljanju urnika za skupino: Drevored");
    await waitForText(page, "ali pa je ne smete več spreminjati");
    expect(
      await page.$eval(named("textbox", "Začetek, vrstica 1"), (input) => (input as HTMLInputElement).value),
    ).toBe("05:00");

    await press(page, "Zapri");
    await press(page, "Zavrzi spremembe");
    await page.waitForSelector("[role=dialog]", { hidden: true });
    await press(page, `Urnik: ${trees.name}`, "switch");
    await waitForText(page, "Napaka pri spreminjanju načina delovanja za ventil!");
    await waitForTextIn(page, "main", "Te lokacije ni");
    expect(await storedBundle("Drevored")).toMatchObject({
      schedule: [{ start_time: 16 * HOUR }],
      clients: [{ valve: { mode: "schedule" } }],
    });
    expect(complaints).toEqual([]);
  },
);

itWith("our own platform")(
  "two people change one schedule at once, and neither loses theirs unknowingly",
  async () => {
    const [first, second] = [await openLocation(), await openLocation(COLLEAGUE)];
    for (const { page } of [first, second]) await openSchedule(page, "Vrtnice");
    await writeTimes(first.page, 1, "07:00", "07:30");
    await writeTimes(second.page, 1, "09:00", "09:30");
    await press(first.page, "Potrdi");
    await waitForText(first.page, "Urnik poosodobljen!");

    await waitForText(second.page, "Urnik je medtem spremenil nekdo drug");
    await waitForText(second.page, "Matjaž Vrtačnik");
    await press(second.page, "Obdrži mojega");
    await press(second.page, "Potrdi");
    await waitForText(second.page, "Urnik poosodobljen!");
    await waitForText(first.page, "09:00–09:30");
    expect([...first.complaints, ...second.complaints]).toEqual([]);
  },
);

itWith("our own platform")(
  "all valves are closed at once, and the page tells how many have heard of it",
  async () => {
    const valves = [lawn, roses, trees, beds];
    const devices = await Promise.all(valves.map(switchOn));
    const { page, complaints } = await openLocation();
    await press(page, "Zapri vse");
    await page.waitForSelector("[role=alertdialog]");
    await page.locator("[role=alertdialog] ::-p-aria([role=button][name='Zapri vse'])").click();
    await waitForText(page, "Vsi ventili so ročno izklopljeni");
    await waitForText(page, "Naročilo je prevzelo 0 od 4 naprav.");
    await pass(2, ...devices);
    await waitForText(page, "Naročilo je prevzelo 4 od 4 naprav. Zaprtih javlja 4 od 4 ventilov.");
    await press(page, "Vsi na urnik");
    await waitForText(page, "Vsi ventili so spet na urniku.");
    expect(complaints).toEqual([]);
  },
);
