import { LONGEST_NAME, LONGEST_PASSWORD } from "@obcestje/contract/limits/lengths.js";
import Type from "typebox";
import { DeviceSecret, PasskeyOptions } from "../accounts/schemas.js";
import { Id } from "../http/ids.js";
import { JsonInput, Nullable, Text, UnixTime } from "../http/schemas.js";

const Kind = Type.Enum(["totp", "passkey"], {
  description: "totp: an app that tells codes; passkey: a passkey or security key",
});
const Token = Type.String({
  maxLength: 200,
  description: "What the call before told; it holds for five minutes",
});
const Password = Type.Optional(
  Type.String({
    maxLength: 4 * LONGEST_PASSWORD,
    description: "The own password. Who has none has to have signed in within the last ten minutes",
  }),
);
const Code = Type.Optional(Type.String({ maxLength: 40, description: "Six digits of the app" }));
const RecoveryCodes = Type.Array(Type.String(), {
  description: "Each lets in once; they are told this once",
});

export const FactorsJson = Type.Object({
  factors: Type.Array(
    Type.Object({
      id: Id,
      kind: Kind,
      name: Type.String(),
      createDate: UnixTime,
      lastUsedDate: Nullable(UnixTime),
    }),
  ),
  recoveryCodes: Type.Integer({ description: "How many recovery codes are left" }),
  passkeys: Type.Boolean({ description: "Whether the portal takes passkeys" }),
  canAdd: Type.Boolean({
    description:
      "Whether the person can add one. False for who signs in by an organisation alone, which looks after that",
  }),
  needed: Type.Boolean({ description: "Whether the person has to add one before anything else" }),
});

export const BeginFactorBody = Type.Object({ kind: Kind, password: Password });

export const BegunFactorJson = Type.Object({
  token: Type.String(),
  totp: Nullable(
    Type.Object({
      secret: Type.String({ description: "Base 32, for who types it" }),
      address: Type.String({ description: "otpauth://, for a QR code" }),
    }),
  ),
  passkeyOptions: Nullable(PasskeyOptions),
});

export const FinishFactorBody = Type.Object({
  token: Token,
  name: Text(LONGEST_NAME),
  code: Code,
  passkey: Type.Optional(JsonInput),
});

export const AddedFactorJson = Type.Object({ id: Id, recoveryCodes: Nullable(RecoveryCodes) });

export const RemoveFactorBody = Type.Object({ id: Id, password: Password });

export const RenewCodesBody = Type.Object({ password: Password });

export const RenewedCodesJson = Type.Object({ recoveryCodes: RecoveryCodes });

export const SecondStepBody = Type.Object({
  token: Token,
  code: Code,
  recoveryCode: Type.Optional(Type.String({ maxLength: 100 })),
  passkey: Type.Optional(JsonInput),
  device: DeviceSecret,
});

export const BegunPasskeyJson = Type.Object({ token: Type.String(), passkeyOptions: PasskeyOptions });

export const FinishPasskeyBody = Type.Object({ token: Token, passkey: JsonInput, device: DeviceSecret });
