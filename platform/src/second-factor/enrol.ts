import type { FastifyRequest } from "fastify";
import { findUser } from "../accounts/store.js";
import { userOf } from "../auth/guard.js";
import { closeSessionsOf } from "../auth/sessions.store.js";
import { change } from "../changes/change.js";
import type { FactorKind } from "../db/tables/secondFactors.js";
import type { Deps } from "../deps.js";
import { conflict, invalid, notFound } from "../errors.js";
import { confirmSelf, refuseElsewhere } from "./confirmSelf.js";
import { addFactor, findPasskey, listFactors, removeFactor } from "./factors.store.js";
import { tellOfFactors } from "./notices.js";
import { checkNewPasskey, newPasskeyOptions, requireRelyingParty } from "./passkeys.js";
import { makeRecoveryCodes } from "./recoveryCodes.store.js";
import { beginStep, endSteps, findStep, takeStep } from "./steps.store.js";
import { newTotpSecret, stepOfCode, totpAddress } from "./totp.rules.js";

/**
 * Begins to add a factor. It counts once finishFactor has seen that it works.
 * @throws PlatformError as confirmSelf; CONFLICT NO_PASSKEYS, SECOND_FACTOR_ELSEWHERE
 */
export async function beginFactor(
  deps: Deps,
  request: FastifyRequest,
  { kind, password }: { kind: FactorKind; password?: string | undefined },
) {
  await refuseElsewhere(deps, userOf(request).userId);
  const user = await confirmSelf(deps, request, password);
  const { db, env, now } = deps;
  const begun = { userId: user.id, address: request.ip };
  if (kind === "totp") {
    const secret = newTotpSecret();
    const totp = { secret, address: totpAddress(secret, user.email) };
    return change(deps, request, async (tx) => {
      const { token } = await beginStep(tx, { ...begun, purpose: "addTotp", secret }, now());
      return { token, totp, passkeyOptions: null };
    });
  }
  const options = await newPasskeyOptions(
    requireRelyingParty(env),
    user,
    await listFactors(db.read, user.id),
  );
  return change(deps, request, async (tx) => {
    const { challenge } = options;
    const { token } = await beginStep(tx, { ...begun, purpose: "addPasskey", challenge }, now());
    return { token, totp: null, passkeyOptions: JSON.parse(JSON.stringify(options)) };
  });
}

interface Finished {
  token: string;
  name: string;
  code?: string | undefined;
  passkey?: Record<string, unknown> | undefined;
}

/**
 * Adds a factor that works: its first code, or the browser's answer, is right. All other sessions of the person end, as
 * they were opened without it. A code that is wrong can be given again; an answer of a passkey counts once.
 * @returns recovery codes with the first factor; else null
 * @throws PlatformError VALIDATION_FAILED for a wrong code, CONFLICT STEP_ENDED, PASSKEY_REFUSED, SECOND_FACTORS_FULL,
 * SECOND_FACTOR_ELSEWHERE
 */
export async function finishFactor(
  deps: Deps,
  request: FastifyRequest,
  { token, name, code, passkey }: Finished,
): Promise<{ id: number; recoveryCodes: string[] | null }> {
  const { db, env, now } = deps;
  const { userId, sessionHash } = userOf(request);
  await refuseElsewhere(deps, userId);
  const asked = { token, purposes: ["addTotp", "addPasskey"] } as const;
  const step = await findStep(db.read, asked, now());
  if (step.user_id !== userId) throw conflict("STEP_ENDED");
  const factor = step.purpose === "addTotp" ? newTotp(step, code, now()) : await newPasskey();
  return change(deps, request, async (tx) => {
    if (factor.kind === "totp") await takeStep(tx, asked, now());
    const isFirst = (await listFactors(tx, userId)).length === 0;
    const id = await addFactor(tx, userId, { ...factor, name }, now());
    const recoveryCodes = isFirst ? await makeRecoveryCodes(tx, userId, now()) : null;
    await closeSessionsOf(tx, userId, sessionHash);
    await endSteps(tx, userId);
    await tellOfFactors(tx, env, await findUser(tx, userId), "factorAdded", now());
    return { id, recoveryCodes };
  });

  async function newPasskey() {
    if (passkey === undefined) throw invalid("passkey", "REQUIRED");
    // Whatever the answer is, there is no second one to this challenge.
    if (!request.dryRun) await takeStep(db.write, asked, now());
    const made = await checkNewPasskey(requireRelyingParty(env), step.challenge ?? "", passkey, request.log);
    if (await findPasskey(db.read, made.id)) throw conflict("PASSKEY_REFUSED");
    return { kind: "passkey" as const, passkey: made };
  }
}

function newTotp(step: { secret: string | null }, code: string | undefined, now: number) {
  const secret = step.secret ?? "";
  const lastStep = code === undefined ? null : stepOfCode({ secret, lastStep: null }, code, now);
  if (lastStep === null) throw invalid("code", code === undefined ? "REQUIRED" : "WRONG");
  return { kind: "totp" as const, secret, lastStep };
}

/** @throws PlatformError as confirmSelf; NOT_FOUND */
export async function removeOwnFactor(
  deps: Deps,
  request: FastifyRequest,
  { id, password }: { id: number; password?: string | undefined },
): Promise<void> {
  const own = await listFactors(deps.db.read, userOf(request).userId);
  if (!own.some((factor) => factor.id === id)) throw notFound("second factor");
  const user = await confirmSelf(deps, request, password);
  const { env, now } = deps;
  await change(deps, request, async (tx) => {
    await removeFactor(tx, user.id, id);
    await endSteps(tx, user.id);
    await tellOfFactors(tx, env, user, "factorRemoved", now());
  });
}

/**
 * New recovery codes; the old ones end.
 * @throws PlatformError as confirmSelf; CONFLICT SECOND_FACTOR_NEEDED for who has no factor, SECOND_FACTOR_ELSEWHERE
 */
export async function renewRecoveryCodes(
  deps: Deps,
  request: FastifyRequest,
  password: string | undefined,
): Promise<string[]> {
  const { db, env, now } = deps;
  const { userId } = userOf(request);
  await refuseElsewhere(deps, userId);
  if ((await listFactors(db.read, userId)).length === 0) throw conflict("SECOND_FACTOR_NEEDED");
  const user = await confirmSelf(deps, request, password);
  return change(deps, request, async (tx) => {
    if ((await listFactors(tx, user.id)).length === 0) throw conflict("SECOND_FACTOR_NEEDED");
    const codes = await makeRecoveryCodes(tx, user.id, now());
    await tellOfFactors(tx, env, user, "recoveryCodesMade", now());
    return codes;
  });
}
