// `npm run dependencies:check [-- --offline]`: checks that the packages are allowed and used; exits with 1 if
// not. Without `--offline` it also asks the registry for outdated packages, which is no failure, and for
// vulnerable ones.
import { parseArgs } from "node:util";
import { vulnerabilities } from "./dependencies/audit.mjs";
import {
  ALLOWED_LICENCES,
  HELD_BACK,
  LICENCE_EXCEPTIONS,
  LICENCES_FOR_DEVELOPMENT,
  OVERRIDE_REASONS,
  SCRIPT_REASONS,
} from "./dependencies/exceptions.mjs";
import { licenceFaults } from "./dependencies/licences.mjs";
import { lockedPackages, manifests } from "./dependencies/lock.mjs";
import { askNpm } from "./dependencies/npm.mjs";
import { outdatedRows, printTable } from "./dependencies/outdated.mjs";
import { overrideFaults } from "./dependencies/overrides.mjs";
import { scriptFaults } from "./dependencies/scripts.mjs";
import { unusedFaults } from "./dependencies/unused.mjs";
import { nodeFaults, versionFaults } from "./dependencies/versions.mjs";

const { values } = parseArgs({ options: { offline: { type: "boolean" } } });

const packages = lockedPackages();
const declared = manifests();
const { allowScripts, engines, overrides } = declared["."];

function tell(title, faults, note = "") {
  console.log(`${faults.length === 0 ? "ok  " : "FAIL"} ${title}${note && ` (${note})`}`);
  for (const fault of faults) console.log(`       ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}

const shipped = packages.filter(({ ships }) => ships).length;
const licences = {
  allowed: ALLOWED_LICENCES,
  forDevelopment: LICENCES_FOR_DEVELOPMENT,
  exceptions: LICENCE_EXCEPTIONS,
};
tell(
  "licences",
  licenceFaults(packages, licences),
  `${shipped} packages ship, ${packages.length - shipped} are for development`,
);
for (const [name, { licence, why }] of Object.entries(LICENCE_EXCEPTIONS))
  console.log(`     allowed: ${name} (${licence ?? "told in no field"}), ${why}`);
tell("install scripts", scriptFaults(packages, allowScripts, SCRIPT_REASONS));
tell("overrides", overrideFaults(overrides, OVERRIDE_REASONS));
tell("one version of each package", versionFaults(declared));
tell(`Node ${engines.node}`, nodeFaults(packages, engines.node));
tell("used is declared, declared is used", await unusedFaults());

if (!values.offline) {
  const [outdated, audit] = await Promise.all([askNpm("outdated"), askNpm("audit")]);
  if (outdated.error) console.log(`OUTDATED PACKAGES ARE NOT KNOWN: ${outdated.error}`);
  else {
    const rows = outdatedRows(outdated.answer, HELD_BACK);
    console.log(rows.length === 0 ? "nothing is outdated" : "outdated:");
    printTable(rows);
    for (const name of Object.keys(HELD_BACK).filter((one) => !(one in outdated.answer)))
      console.log(`  ${name} is no longer behind, whatever HELD_BACK says`);
  }
  if (audit.error) console.log(`VULNERABILITIES WERE NOT LOOKED FOR: ${audit.error}`);
  else {
    const { faults, told } = vulnerabilities(audit.answer, packages);
    tell("vulnerabilities", faults, told.join("; "));
  }
}
