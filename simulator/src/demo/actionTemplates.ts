import type { NewActionTemplate } from "../platform-api/maintenanceApi.js";

function template(
  actionName: string,
  actionDescription: string,
  data: NewActionTemplate["data"],
  userVisible: boolean,
): NewActionTemplate {
  return { data, metaData: { actionName, actionDescription }, userVisible };
}

/** The actions that the maker of the demo's devices offers. */
export const demoActionTemplates: readonly NewActionTemplate[] = [
  template(
    "Ponovni zagon",
    "Naprava se znova zažene; pol minute se ne oglasi, meri pa naprej.",
    { actionType: "restart" },
    true,
  ),
  template(
    "Branje parametrov",
    "Naprava sporoči napetost, signal, programsko opremo in nastavitve.",
    { actionType: "readParameters" },
    true,
  ),
  template(
    "Preizkus prikazovalnika",
    "Vse lučke svetijo. Prvi parameter: koliko sekund (1 do 60).",
    { actionType: "displayTest", actionParam1: "10" },
    true,
  ),
  template(
    "Preizkus zvoka",
    "Zvočni signal. Prvi parameter: koliko sekund (1 do 60).",
    { actionType: "soundTest", actionParam1: "3" },
    false,
  ),
  template(
    "Preizkus bliskavke",
    "Bliskavka utripa; le za prikazovalnike z bliskavko. Prvi parameter: koliko sekund (1 do 60).",
    { actionType: "flasherTest", actionParam1: "5" },
    false,
  ),
  template("Nastavitev ure", "Naprava uro nastavi po omrežju.", { actionType: "syncClock" }, false),
];
