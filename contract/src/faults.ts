import { DEVICE_FAULTS } from "./deviceFaults.js";
import { FIELD_FAULTS } from "./fieldFaults.js";
import { WHOLE_FAULTS } from "./wholeFaults.js";

/** Faults that callers of the portal can meet. */
const SENTENCES = { ...FIELD_FAULTS, ...WHOLE_FAULTS };
const ALL = { ...SENTENCES, ...DEVICE_FAULTS };

/** A fault that has words on screens. */
export type FaultCode = keyof typeof SENTENCES;
/** Any fault of the platform, including those for devices. */
export type AnyFaultCode = keyof typeof ALL;

/** These parameters are words: names of fields and of things, states. All others are numbers. */
const WORDS = ["other", "thing", "layout", "list", "field", "state"] as const;
type Word = (typeof WORDS)[number];

type ParamOf<S extends string> = S extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamOf<Rest>
  : never;

/** The parameters of a fault, by the names in its sentence. */
export type ParamsOf<C extends AnyFaultCode> = {
  readonly [Name in ParamOf<(typeof ALL)[C]>]: Name extends Word ? string : number;
};
/** Further arguments of a function after a code: none if the fault has no parameters. */
export type ParamArguments<C extends AnyFaultCode> = [ParamOf<(typeof ALL)[C]>] extends [never]
  ? []
  : [params: ParamsOf<C>];

export type PlainFaultCode = { [C in AnyFaultCode]: ParamArguments<C> extends [] ? C : never }[AnyFaultCode];

export type Params = Readonly<Record<string, number | string>>;

export interface Fault<C extends AnyFaultCode = AnyFaultCode> {
  fault: C;
  params?: Params;
}

export function faultOf<C extends AnyFaultCode>(fault: C, ...[params]: ParamArguments<C>): Fault<C> {
  return params === undefined ? { fault } : { fault, params };
}

const BRACES = /\{(\w+)\}/g;

/** The English sentence of a fault, for logs and scripts. */
export function sentenceOf({ fault, params = {} }: Fault): string {
  return ALL[fault].replace(BRACES, (_braces, name: string) => String(params[name]));
}

/** One faulty field of an input: its path ("readings.3.speed"), and the fault as a code and in English. */
export interface FieldFault<C extends AnyFaultCode = AnyFaultCode> extends Fault<C> {
  path: string;
  message: string;
}

export function fieldFault<C extends AnyFaultCode>(
  path: string,
  code: C,
  ...params: ParamArguments<C>
): FieldFault<C> {
  const fault = faultOf(code, ...params);
  return { path, message: sentenceOf(fault), ...fault };
}

const isWord = (name: string): name is Word => WORDS.some((word) => word === name);
/** Another maker's platform may put anything into a parameter. */
const PLAIN_WORD = /^(?!.*\/\/)[\w.:/-]{1,40}$/;

const isParam = (name: string, value: unknown): value is number | string =>
  isWord(name) ? typeof value === "string" && PLAIN_WORD.test(value) : Number.isFinite(value);

/** Reads a received fault; null if its code is unknown, or its parameters don't fit its sentence. */
export function readFault(fault: unknown, params: unknown): Fault<FaultCode> | null {
  if (typeof fault !== "string" || !Object.hasOwn(SENTENCES, fault)) return null;
  const code = fault as FaultCode;
  const names = [...SENTENCES[code].matchAll(BRACES)].map(([, name = ""]) => name);
  if (names.length === 0) return { fault: code };
  const given = typeof params === "object" && params !== null ? new Map(Object.entries(params)) : new Map();
  const read: [string, number | string][] = [];
  for (const name of names) {
    const value: unknown = given.get(name);
    if (!isParam(name, value)) return null;
    read.push([name, value]);
  }
  return { fault: code, params: Object.fromEntries(read) };
}

/** All codes that have words on screens. */
export const FAULT_CODES = Object.keys(SENTENCES) as FaultCode[];
