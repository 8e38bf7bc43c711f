import type { Person } from "./asking.js";
import { type ColumnRef, columnsByList, DIRECTIONS, KINDS } from "./columnWords.js";
import { ImportError } from "./importError.js";
import type { Column, DirectionName, KindName, Question } from "./importJson.js";
import { columnsSaid, type FileSaid } from "./said.js";

/** The ways to answer one kind of question: an option, and a person's answer. */
interface Way {
  option(question: Question, columns: readonly Column[]): string;
  ask(
    person: Person,
    question: Question,
    said: FileSaid,
    columns: readonly Column[],
  ): FileSaid | Promise<FileSaid>;
}

const labelOf = ({ name, index }: Column): string => (name === "" ? `#${index + 1}` : name);
const refOf = ({ column }: Pick<Question, "column">, columns: readonly Column[]): string => {
  const found = columns.find(({ index }) => index === column);
  return found ? labelOf(found) : "COLUMN";
};
const quoted = (text: string): string => (/^[\w.,:=#-]+$/.test(text) ? text : `"${text}"`);
const listOf = (answers: readonly string[]): string =>
  answers.length > 8 ? `${answers.slice(0, 8).join("|")}|…` : answers.join("|");

/** A question whose answer is one option of the platform. */
function plain(
  name: string,
  key: "kind" | "dateOrder" | "doubledHour" | "intervalSeconds" | "missingRows",
): Way {
  return {
    option: ({ answers }) => `${name} ${listOf(answers)}`,
    ask: async (person, { message, answers }, said) => {
      const answer = await person.choose(message, answers);
      const value = key === "intervalSeconds" ? Number(answer) : answer;
      return { ...said, options: { ...said.options, [key]: value } };
    },
  };
}

/** A question that is answered by naming the column with the missing role. */
function role(missing: string): Way {
  return {
    option: () => `--use COLUMN=${missing}`,
    ask: async (person, { message, answers }, said, columns) => {
      const answer = await person.choose(message, answers);
      const chosen = columns.find((column) => labelOf(column) === answer);
      if (!chosen) return said;
      // A person who declares a column of days as the time means midnight.
      const isDay = missing === "clock" && (chosen.role === "time" || chosen.role === "date");
      const told = { column: chosen.index, role: isDay ? chosen.role : missing };
      return { ...said, columns: [...said.columns, told] };
    },
  };
}

const directions: Way = {
  option: ({ answers, values }) => {
    const pairs = values.map((value, at) => `${at % 2 === 0 ? "incoming" : "outgoing"}=${value}`);
    const leaves = answers.includes("leaveOut") ? `; none in place of a direction: left out` : "";
    return `--direction ${quoted(pairs.join(","))} (or the other way round${leaves})`;
  },
  ask: async (person, { message, answers, values }, said) => {
    const told: Record<string, DirectionName | null> = { ...said.options.directions };
    for (const value of values) {
      const answer = await person.choose(`${message}\n"${value}" is`, answers);
      told[value] = DIRECTIONS.find((direction) => direction === answer) ?? null;
    }
    return { ...said, options: { ...said.options, directions: told } };
  },
};

const kinds: Way = {
  option: ({ values }) =>
    `--kinds "${values.map((value) => `${value}=KIND`).join(",")}" (- in place of KIND: refused)`,
  ask: async (person, { message, answers, values }, said) => {
    const told: Record<string, KindName | null> = { ...said.options.kinds };
    for (const value of values) {
      const answer = await person.choose(`${message}\n"${value}" is`, answers);
      told[value] = KINDS.find((kind) => kind === answer) ?? null;
    }
    return { ...said, options: { ...said.options, kinds: told } };
  },
};

const columnList: Way = {
  option: () => "--columns LIST, by place, such as time,-,speed,length,direction (- leaves a column out)",
  ask: async (person, { message }, said, columns) => {
    const shown = columns.map(
      (column) => `  ${column.index + 1}  ${column.examples.slice(0, 3).join(" · ")}\n`,
    );
    for (let fault = ""; ; ) {
      const list = await person.write(
        `${fault}${message}\n${shown.join("")}By place, such as time,-,speed,length,direction:`,
      );
      try {
        columnsByList(list);
        return { ...said, columns: [...columnsSaid(list), ...said.columns] };
      } catch (error) {
        if (!(error instanceof ImportError)) throw error;
        fault = `${error.message}\n`;
      }
    }
  },
};

/** Columns that look like classes, or like totals: they have a role, or are unused. */
const counting: Way = {
  option: ({ values, answers: [role = "count"] }, columns) =>
    values
      .map((index) => `--use ${quoted(`${refOf({ column: Number(index) }, columns)}=${role}`)}`)
      .join(" ")
      .concat(` (or - in place of ${role}, to leave one out)`),
  ask: async (person, { message, answers, values }, said) => {
    const answer = await person.choose(message, answers);
    const role = answer === "leaveOut" ? null : answer;
    const told = values.map((index) => ({ column: Number(index), role }));
    return { ...said, columns: [...said.columns, ...told] };
  },
};

/** A question about one column, whose answer is an option for it. */
function ofColumn(
  option: string,
  tell: (said: FileSaid, column: ColumnRef, answer: string) => FileSaid,
): Way {
  return {
    option: (question, columns) =>
      `${option} ${quoted(`${refOf(question, columns)}=${listOf(question.answers)}`)}`,
    ask: async (person, { message, answers, column }, said) =>
      tell(said, column ?? 0, await person.choose(message, answers)),
  };
}

const WAYS: Record<string, Way> = {
  COLUMNS: columnList,
  CLASSES: counting,
  TOTALS: counting,
  PLACE: ofColumn("--place", (said, column, value) => ({ ...said, place: { column, value } })),
  UNIT: ofColumn("--unit", (said, column, unit) => ({
    ...said,
    columns: [...said.columns, { column, unit }],
  })),
  OWN_DIRECTION: {
    option: (question, columns) =>
      `--use ${quoted(`${refOf(question, columns)}=count:vehicle:incoming`)} (or outgoing; count:vehicle alone: both)`,
    ask: async (person, { message, answers, column }, said) => {
      const answer = await person.choose(message, answers);
      const direction = DIRECTIONS.find((known) => known === answer);
      const told = {
        column: column ?? 0,
        role: "count",
        kind: "vehicle" as const,
        ...(direction && { direction }),
      };
      return { ...said, columns: [...said.columns, told] };
    },
  },
  NO_TIME: role("time"),
  NO_CLOCK: role("clock"),
  NO_COUNT: role("count"),
  DATE_ORDER: plain("--date-order", "dateOrder"),
  KIND: plain("--kind", "kind"),
  NOTHING_COUNTED: plain("--kind", "kind"),
  KINDS: kinds,
  INTERVAL: plain("--interval", "intervalSeconds"),
  DOUBLED_HOUR: plain("--doubled-hour", "doubledHour"),
  ROWS_MISSING: plain("--missing-rows", "missingRows"),
  DIRECTIONS: directions,
  DIRECTION_BY_SIGN: directions,
};

/** The option that answers a question, with its values. */
export function optionFor(question: Question, columns: readonly Column[]): string {
  return WAYS[question.code]?.option(question, columns) ?? "(answer it in the portal)";
}

/** The options after a person's answer. @throws ImportError for a question that can't be answered here */
export async function answered(
  person: Person,
  question: Question,
  said: FileSaid,
  columns: readonly Column[],
): Promise<FileSaid> {
  const way = WAYS[question.code];
  if (!way) throw new ImportError(`${question.message} Answer it in the portal.`);
  return way.ask(person, question, said, columns);
}
