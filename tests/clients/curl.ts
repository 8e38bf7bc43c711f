import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { type Data, type MakeClient, sessionHeaders } from "./apiClient.js";

const runFile = promisify(execFile);

interface Answer {
  data?: Data;
  errors?: { message: string }[];
}

function dataOf(text: string): Data {
  const { data, errors } = JSON.parse(text) as Answer;
  if (errors) throw new Error(errors.map(({ message }) => message).join("\n"));
  return data ?? {};
}

const post = (query: string, variables: Data) => [
  ...["-H", "content-type: application/json"],
  ...["-d", JSON.stringify({ query, variables })],
];
const get = (query: string, variables: Data) => [
  "--get",
  ...["--data-urlencode", `query=${query}`],
  ...["--data-urlencode", `variables=${JSON.stringify(variables)}`],
];

/** curl from a shell: queries by POST or GET, subscriptions as server-sent events. */
export const curl =
  (queriesBy: "GET" | "POST"): MakeClient =>
  (url, sessionId) => {
    const headers = Object.entries(sessionHeaders(sessionId)).flatMap(([name, value]) => [
      "-H",
      `${name}: ${value}`,
    ]);
    const requestOf = (operation: string, variables: Data) =>
      queriesBy === "GET" && !operation.trimStart().startsWith("mutation")
        ? get(operation, variables)
        : post(operation, variables);
    return {
      run: async (operation, variables = {}) => {
        const { stdout } = await runFile("curl", [
          "-sS",
          ...headers,
          ...requestOf(operation, variables),
          url,
        ]);
        return dataOf(stdout);
      },
      first: async (operation, variables = {}) => {
        const accept = ["-H", "accept: text/event-stream"];
        const child = spawn("curl", ["-sSN", ...headers, ...accept, ...requestOf(operation, variables), url]);
        try {
          for await (const line of createInterface(child.stdout)) {
            if (line.startsWith("data: {")) return dataOf(line.slice("data: ".length));
          }
          throw new Error("it ended without an event");
        } finally {
          const ended = once(child, "exit");
          child.kill();
          await ended;
        }
      },
      close: () => undefined,
    };
  };
