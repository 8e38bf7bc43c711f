import Type from "typebox";
import { DeviceSecret } from "../accounts/schemas.js";

const Name = Type.String({ maxLength: 40, description: "The provider's, in addresses" });

export const ProvidersJson = Type.Object({
  providers: Type.Array(
    Type.Object({ name: Name, label: Type.String({ description: "What people know it by" }) }),
  ),
  passwords: Type.Enum(["everybody", "administrators"], { description: "Who may sign in by a password" }),
});

export const BeginBody = Type.Object({ provider: Name });

export const BegunJson = Type.Object({
  url: Type.String({ description: "Where the browser goes to sign in" }),
  secret: Type.String({ description: "Binds the sign-in to the browser, which keeps it for ten minutes" }),
});

export const FinishBody = Type.Object({
  provider: Name,
  secret: Type.String({ maxLength: 200, description: "What the browser kept" }),
  answer: Type.String({
    maxLength: 8000,
    description: "The query by which the provider sent the browser back",
  }),
  device: DeviceSecret,
});
