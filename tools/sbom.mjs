// `npm run sbom -- FILE`: lists everything that runs in production, each package with version, licence and
// checksum, as CycloneDX.
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { billOfMaterials } from "./dependencies/sbom.mjs";

const [file, ...more] = process.argv.slice(2);
if (!file || file.startsWith("-") || more.length > 0) {
  console.error("npm run sbom -- FILE, for instance obcestje.cdx.json");
  process.exit(2);
}
const bill = await billOfMaterials();
// npm runs it in the product's folder, but the file belongs in the caller's.
writeFileSync(resolve(process.env.INIT_CWD ?? ".", file), `${JSON.stringify(bill, null, 2)}\n`);
console.log(`${file}: ${bill.components.length} parts and packages`);
