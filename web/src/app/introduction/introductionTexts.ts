import type { Translation } from "../../i18n/catalogue";
import { sl } from "./introductionTexts.sl";

const en = {
  title: "Short introduction",
  go: "Open",
  close: "Got it",
  again: "You find the introduction in the user menu at any time.",
  overview: "The overview says how devices are",
  overviewText:
    "Green ones reported within 10 minutes, orange ones within the hour, red ones are silent. What needs attention is listed on top.",
  location: "A location shows its traffic",
  locationText:
    "Vehicles, speeds and V85 for a day, a week or any period; a table lies behind each chart, and the ? beside a term explains it.",
  compare: "Did the measure work?",
  compareText: "The comparison says what has changed, and whether by more than chance.",
  report: "A report for the council",
  reportText: "A PDF of one or several locations, at once or every month by e-mail.",
  water: "The overview says where water flows",
  waterText: "What flows and should not always comes first. Each value says how old it is.",
  valve: "Open and close a valve by hand",
  valveText:
    "On its location's page: it goes back to its schedule by itself, and an order counts once the valve confirmed it.",
  valvePlainText: "On its location's page; an order counts once the valve confirmed it.",
  rain: "Rain? Put watering off",
  rainText: "A rain delay holds for all valves of a location; for emergencies there is “Close all”.",
  told: "Be told when something is wrong",
  toldText: "E-mails when a device goes silent, comes back or raises an alarm.",
  device: "Add a device",
  deviceText: "It gets the key that it reports with; from its first reading on it is on the overview.",
  groups: "Put devices into groups",
  groupsText: "A group says who sees which devices, and has its own roads for the summary.",
  users: "Confirm users",
  usersText: "Whoever signs up waits for you: give them a group.",
  many: "Change many devices at once",
  manyText: "Firmware, actions and templates: tried first, then a result for each device.",
  manyPlainText: "Firmware, actions and templates, with a result for each device.",
  health: "Who is silent, whose battery is weak",
  healthText: "Fleet health: versions, batteries, signal, and how complete the data are over time.",
  healthPlainText: "Fleet health: versions, batteries and signal.",
  films: "Count vehicles on films",
  filmsText: "By the keyboard, frame by frame; your work is saved as you go.",
  find: "Find anything",
  findText: "The search on top (Ctrl K) finds each device, group and page; ? lists all shortcuts.",
} as const satisfies Translation<typeof sl>;

export const introductionTexts = { en, sl };
