import { cleanEnv, makeValidator, num, str, url } from "envalid";
import { ADMIN } from "./demo/accounts.js";

const positive = makeValidator((input: string) => {
  const value = Number(input);
  if (!Number.isInteger(value) || value < 1) throw new Error("must be a whole number from 1");
  return value;
});

/** The simulator's settings. Wrong ones end the process with a message that names them. */
export function readEnv(environment: NodeJS.ProcessEnv = process.env) {
  return cleanEnv(environment, {
    PLATFORM_URL: url({ default: "http://localhost:4001", desc: "the platform's address" }),
    ADMIN_EMAIL: str({ default: ADMIN.email, desc: "an administrator's e-mail, to create the demo" }),
    ADMIN_PASSWORD: str({ default: ADMIN.password, desc: "that administrator's password" }),
    DATA_DIR: str({ default: "data", desc: "folder of simulator.json" }),
    LOG_LEVEL: str({ choices: ["debug", "info", "warn", "error", "silent"], default: "info" }),
    SIMULATOR_SEED: num({ default: 1, desc: "another seed, another traffic" }),
    SIMULATOR_HISTORY_DAYS: positive({ default: 31, desc: "days of history behind the present" }),
    SIMULATOR_LIVE_SECONDS: positive({ default: 15, desc: "seconds between two live batches of a device" }),
  });
}

export type SimulatorEnv = ReturnType<typeof readEnv>;
