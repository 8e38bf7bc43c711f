// The tests that try mutants: the platform's on the embedded database, and the gateway's.
import all from "../../jest.config.mjs";

const file = (name) => new URL(name, import.meta.url).pathname;

export default {
  ...all,
  projects: all.projects
    .filter(({ displayName }) => displayName === "platform" || displayName === "gateway")
    .map((project) => ({
      ...project,
      setupFilesAfterEnv: [file("./perTest.mjs")],
    })),
};
