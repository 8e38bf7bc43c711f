import { cleanEnv, num, str, url } from "envalid";
import { ADMIN } from "./demo/accounts.js";

/** The simulator's settings; wrong ones end the process with a message that names them. */
export function readEnv(environment: NodeJS.ProcessEnv = process.env) {
  return cleanEnv(environment, {
    PLATFORM_URL: url({ default: "http://localhost:4001", desc: "the platform's address" }),
    ADMIN_EMAIL: str({ default: ADMIN.email, desc: "an administrator's e-mail, to create the demo" }),
    ADMIN_PASSWORD: str({ default: ADMIN.password, desc: "that administrator's password" }),
    DATA_DIR: str({ default: "data", desc: "folder of simulator.json" }),
    SIMULATOR_SEED: num({ default: 1, desc: "another seed, another traffic" }),
    SIMULATOR_HISTORY_DAYS: num({ default: 31, desc: "days of history behind the present" }),
    SIMULATOR_LIVE_SECONDS: num({ default: 15, desc: "seconds between two live batches of a device" }),
  });
}

export type SimulatorEnv = ReturnType<typeof readEnv>;
