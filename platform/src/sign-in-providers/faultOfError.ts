import type { PlainFaultCode } from "@obcestje/contract/faults.js";
import * as oidc from "openid-client";
import { PlatformError } from "../errors.js";

const NOT_REACHED: readonly unknown[] = ["OAUTH_TIMEOUT", "OAUTH_ABORT"];

/** What an error on the way to a provider and back means to the person who signs in. */
export function faultOfError(error: unknown): PlainFaultCode {
  if (error instanceof PlatformError) return (error.whole?.fault as PlainFaultCode) ?? "PROVIDER_ANSWER";
  if (error instanceof oidc.AuthorizationResponseError)
    return error.error === "access_denied" ? "PROVIDER_CANCELLED" : "PROVIDER_ANSWER";
  if (error instanceof oidc.ResponseBodyError) {
    if (error.error === "invalid_grant") return "PROVIDER_ATTEMPT_ENDED";
    return error.status >= 500 ? "PROVIDER_DOWN" : "PROVIDER_ANSWER";
  }
  if (error instanceof oidc.ClientError) {
    if (NOT_REACHED.includes(error.code) || isOutOfOrder(error.cause)) return "PROVIDER_DOWN";
    if (error.code === "OAUTH_JWT_TIMESTAMP_CHECK_FAILED") return "PROVIDER_CLOCK";
    return isAboutAudience(error.cause) ? "PROVIDER_AUDIENCE" : "PROVIDER_ANSWER";
  }
  // What fetch throws if nothing answers.
  return error instanceof TypeError ? "PROVIDER_DOWN" : "PROVIDER_ANSWER";
}

const isOutOfOrder = (cause: unknown): boolean => cause instanceof Response && cause.status >= 500;

/** The claim that was compared stands one error further in. */
function isAboutAudience(cause: unknown): boolean {
  const compared = cause instanceof Error ? cause.cause : undefined;
  return typeof compared === "object" && compared !== null && "claim" in compared && compared.claim === "aud";
}

/** The reason for the log: never a token, so neither causes nor bodies. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const code = "code" in error ? `${String(error.code)}: ` : "";
  const told = error instanceof oidc.ResponseBodyError ? ` (${error.error})` : "";
  return `${code}${error.message}${told}`;
}
