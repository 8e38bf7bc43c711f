import type { FileOptions } from "../options.js";
import type { Code, Params, Said } from "../texts.js";
import type { ClassSet, Column, Question } from "../understanding.js";
import type { Profile } from "./profile.js";

/** Up to this share of lines, their content is odd and raises no question. */
export const ODD = 0.01;

export interface Seen {
  columns: Column[];
  profiles: Profile[];
  /** The first rows. */
  sample: string[][];
  /** Lines before the header. */
  preamble: string[];
  options: FileOptions;
}

/** Conclusions from the observations, collected step by step. */
export class Findings {
  readonly assumptions: Said[] = [];
  questions: Question[] = [];
  classes: ClassSet[] = [];

  assume(code: Code, params: Params = {}): void {
    this.assumptions.push({ code, params });
  }

  ask(code: Code, answers: readonly string[], column: Column | null = null, params: Params = {}): void {
    const of: Params = column ? { column: labelOf(column), example: column.examples[0] ?? "" } : {};
    this.questions.push({
      ...{ code, params: { ...of, ...params }, column: column?.index ?? null },
      ...{ answers: [...answers], values: [] },
    });
  }

  /** Withdraws a question, as another one comes first. */
  withdraw(code: Code): void {
    this.questions = this.questions.filter((question) => question.code !== code);
  }
}

/** A column's name for people, or its position from 1. */
export const labelOf = ({ name, index }: Column): string => (name === "" ? `#${index + 1}` : name);

export const withRole = (columns: readonly Column[], ...roles: Column["role"][]): Column[] =>
  columns.filter(({ role }) => role !== null && roles.includes(role));
