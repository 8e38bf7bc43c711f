import {
  type GraphQLInputType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  Kind,
  parseValue,
} from "graphql";
import { TOO_LARGE } from "./hostile.js";

/** Any value as a literal in an operation's text; undefined if it can't be written there. */
export function literal(value: unknown, type?: GraphQLInputType): string | undefined {
  const nullable = type && getNullableType(type);
  if (value === TOO_LARGE) return "1e400";
  if (isEnumType(nullable) && typeof value === "string") return isName(value) ? value : JSON.stringify(value);
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) {
    const items = value.map((item) => literal(item, isListType(nullable) ? nullable.ofType : undefined));
    return items.includes(undefined) ? undefined : `[${items.join(" ")}]`;
  }
  const types = isInputObjectType(nullable) ? nullable.getFields() : {};
  const fields = Object.entries(value).map(([key, item]) => {
    const text = isName(key) ? literal(item, types[key]?.type) : undefined;
    return text === undefined ? undefined : `${key}: ${text}`;
  });
  return fields.includes(undefined) ? undefined : `{${fields.join(" ")}}`;
}

function isName(text: string): boolean {
  try {
    return parseValue(text).kind === Kind.ENUM;
  } catch {
    return false;
  }
}
