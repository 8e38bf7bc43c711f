import { parseArgs } from "node:util";

export const HELP = `npm run platform:check -- URL --email E --password P [--write]
Makes each read of the specification once, and says how the portal takes it. Changes nothing at the platform.
--write  an administrator's check also makes a group and a device of its own, writes to these alone, and takes them away again.
The headers and features of the platform are read from the gateway's variables PLATFORM_SESSION_HEADER (or
PLATFORM_SESSION_COOKIE), PLATFORM_GROUP_HEADER and PLATFORM_FEATURES.
Ends with 1 where an answer is broken or nobody can sign in, with 2 where it was called wrongly.
`;

export interface CommandLine {
  platform: string;
  email: string;
  password: string;
  write: boolean;
}

/** Reads the command line; undefined if help is asked for. @throws Error saying what is wrong */
export function readCommandLine(args: readonly string[]): CommandLine | undefined {
  const text = { type: "string" } as const;
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      email: text,
      password: text,
      write: { type: "boolean" },
      help: { type: "boolean", short: "h" },
    },
  });
  if (values.help) return undefined;
  const [platform, ...others] = positionals;
  if (!platform || others.length > 0) throw new Error("One address of a platform is needed.");
  if (!/^https?:$/.test(URL.canParse(platform) ? new URL(platform).protocol : ""))
    throw new Error(`"${platform}" is no address: write it like https://platform.example.`);
  const { email, password } = values;
  if (!email || !password) throw new Error("--email and --password are needed.");
  return { platform: platform.replace(/\/+$/, ""), email, password, write: values.write ?? false };
}
