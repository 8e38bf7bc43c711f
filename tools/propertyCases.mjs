// Set up before each test file of `npm run test:heavy -- properties`: how many cases a property gets that doesn't say so itself.
import fc from "fast-check";

fc.configureGlobal({ numRuns: Number(process.env.PROPERTY_CASES) });
