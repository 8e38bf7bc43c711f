import { readEnv } from "../env.js";
import { FaultFileError, faultPath, noteFault, readFaults } from "./faultFile.js";
import { listing } from "./listing.js";
import { readOptions, USAGE, UsageError } from "./options.js";

const args = process.argv.slice(2);
const path = faultPath(readEnv().DATA_DIR);
const now = Math.floor(Date.now() / 1000);

try {
  if (args.includes("--help") || args.includes("-h")) console.log(USAGE);
  else {
    const wanted = readOptions(args);
    if (wanted) {
      const { device, fault } = wanted;
      await noteFault(path, device.serialNumber, fault, now);
      console.log(`${device.serialNumber}: ${fault} from now on`);
    } else console.log(listing(await readFaults(path), now));
  }
} catch (error) {
  if (error instanceof UsageError) console.error(`Fault: ${error.message}\n\n${USAGE}`);
  else console.error(error instanceof FaultFileError ? `Fault: ${error.message}` : error);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
