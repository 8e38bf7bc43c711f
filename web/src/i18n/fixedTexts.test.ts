import { readdirSync } from "node:fs";
import { expect, it } from "@jest/globals";

const files = readdirSync(new URL("./texts/", import.meta.url)).map((file) => file.replace(".ts", ""));
const modules = await Promise.all(files.map(async (file): Promise<unknown> => import(`./texts/${file}`)));

/** Every string in a module, however deep. */
const stringsIn = (value: unknown): string[] =>
  typeof value === "string"
    ? [value]
    : typeof value === "object" && value !== null
      ? Object.values(value).flatMap(stringsIn)
      : [];
const said = new Set(modules.flatMap(stringsIn));

/** What users know the portal by: each is said word for word, its misspellings included. */
const fixed = [
  "Login",
  "Please login to proceed.",
  "Sign Up",
  "Register",
  "Prijavi napako",
  "Logout",
  "Lokacije",
  "Pregled",
  "Name",
  "Status",
  "Alerts",
  "Notes",
  "ID",
  "Last active date",
  "Serial number",
  "FW Version",
  "Config Version",
  "Battery voltage",
  "RSSI",
  "Meritve",
  "Nastavitve",
  "Izvoz podatkov",
  "Poročilo",
  "Embed",
  "Pozor!",
  "Imate neshranjene spremembe, ali jih zelite shraniti?",
  "Prikazovalnik je izklopljen! Če ga želite vklopiti, storite to v nastavitvah.",
  "24h",
  "Danes",
  "En teden",
  "Dva tedna",
  "En mesec",
  "Po izbiri",
  "1 week",
  "2 weeks",
  "1 month",
  "custom",
  "Predogled poročila",
  "Prenesi poročilo",
  "Izberi vrsto grafa",
  "Hitrostni razred",
  "Histogram hitrosti",
  "Število vozil na uro",
  "Število vozil na dan",
  "Povprečno število vozil na uro",
  "Precentil",
  "Hitrost vozil",
  "Not implemented",
  "Uspešno shranjeno!",
  "Napaka pri shranjevanju!",
  "Napaka pri pridobivanju diagnosticnih podatkov",
  "There was an error while trying to create a new account, please try again or contact support.",
  "Successfully created an account, wait for the confirmation from the administrator",
  "Prislo je do napake med pridobivanjem podatkov!",
  "Napaka pri prikazovanju podatkov",
  "Problem with clients",
  "Napaka pri pridobivanju podatkov za grafe",
  "Napaka pri nalaganju podatkov za porocilo",
  "Napaka pri nalaganju podatkov",
  "There was a problem with session checking",
  "Successfully logged in",
  "There was an error while trying to log in",
  "Successfully logged out",
  "There was an error while trying to log out",
  "Goto client config",
  "Export config",
  "Save template",
  "Update template",
  "Update client config",
  "Add new template",
  "Modify template",
  "Apply to clients",
  "NO GROUP",
  "There was an error while obtaining config list",
  "There was a problem while trying to obtain config templates",
  "There was an error while trying to delete the config template",
  "There was an error while trying to create a config",
  "Successfully created a config template",
  "Existing config template is null",
  "Current client is null?",
  "Cannot parse config!",
  "Uredi tekst",
  "Error already used",
  "Napaka pri shranjevanju podatkov za custom tekste",
  "Error when trying to add/delete the resource",
  "Napaka pri pridobivanju podatkov iz vedra:",
  "Napaka pri pridobivanju kazenskih tock",
  "Add",
  "Zapri",
  "Potrdi",
  "Urnik poosodobljen!",
  "Napaka pri nastavljanju urnika za skupino: {name}",
];

it.each(fixed)("says %p", (text) => {
  expect(said).toContain(text);
});
