import { once } from "node:events";
import { createInterface } from "node:readline/promises";
import { ImportError } from "./importError.js";

/** A person at a terminal. */
export interface Person {
  /** @returns one of the answers */
  choose(question: string, answers: readonly string[]): Promise<string>;
  /** @returns what they wrote, trimmed */
  write(question: string): Promise<string>;
  confirm(question: string): Promise<boolean>;
}

/** Asks the person at the terminal. */
export function personAt(input: NodeJS.ReadableStream, output: NodeJS.WritableStream): Person {
  /** Ctrl-D and Ctrl-C are no answers. */
  async function write(question: string): Promise<string> {
    const lines = createInterface({ input, output });
    try {
      const closed = once(lines, "close").then(() => {
        throw new ImportError("nothing was answered, nothing was brought in");
      });
      return (await Promise.race([lines.question(`${question} `), closed])).trim();
    } finally {
      lines.removeAllListeners("close");
      lines.close();
    }
  }

  async function choose(question: string, answers: readonly string[]): Promise<string> {
    output.write(`${question}\n${answers.map((answer, at) => `  ${at + 1}  ${answer}\n`).join("")}`);
    for (;;) {
      const text = await write(`1 to ${answers.length}:`);
      const chosen = answers.find((answer) => answer === text) ?? answers[Number(text) - 1];
      if (text !== "" && chosen !== undefined) return chosen;
    }
  }

  return { write, choose, confirm: async (question) => /^(y|yes)$/i.test(await write(`${question} [y/N]`)) };
}
