// Runs before each test file of `npm run test:heavy -- properties`: sets the number of cases of properties
// that don't set their own.
import fc from "fast-check";

fc.configureGlobal({ numRuns: Number(process.env.PROPERTY_CASES) });
