import { run } from "../setup.mjs";

/** Runs an npm command that asks the registry, once. @returns its answer, or its error */
export async function askNpm(command) {
  const args = [command, "--json", "--loglevel=silent", "--fetch-retries=0"];
  const { output } = await run("npm", args, { quiet: true });
  try {
    const answer = JSON.parse(output);
    return answer.error ? { error: answer.error.summary || answer.message } : { answer };
  } catch {
    return { error: output.trim() };
  }
}
