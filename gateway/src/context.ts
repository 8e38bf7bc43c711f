import type { ProgressBoard } from "./bulk/progressBoard.js";
import type { Env } from "./env.js";
import type { Answers } from "./execution/answers.js";
import type { PublicAnswers } from "./execution/publicAnswers.js";
import type { LiveFeed } from "./live/feed.js";
import { Loaders, type Reading } from "./loaders/loaders.js";
import type { PlatformClient } from "./platform-api/http.js";
import type { CallContext, Platform } from "./platform-api/platform.js";
import type { RendererClient } from "./reports/rendererClient.js";
import type { DeviceCookie } from "./session/deviceCookie.js";
import type { SessionCookie } from "./session/sessionCookie.js";

/** Services that live as long as the process. */
export interface Services {
  env: Env;
  platform: PlatformClient;
  feed: LiveFeed;
  bulk: ProgressBoard;
  answers: Answers;
  publicAnswers: PublicAnswers;
  renderer: RendererClient;
  /** Start of the gateway, Unix seconds. */
  startDate: number;
  /** Unix seconds. Tests set their own clock. */
  now: () => number;
}

/** The context of one operation, as resolvers get it. */
export interface Context extends Omit<Services, "platform"> {
  call: CallContext;
  /** The platform, asked by the operation's caller. */
  platform: Platform;
  loaders: Loaders;
  /** The browser's session cookie. Absent over WebSocket, where no answer can carry one. */
  sessionCookie?: SessionCookie;
  /** The cookie by which accounts know the browser. Absent over WebSocket. */
  deviceCookie?: DeviceCookie;
}

/** The cookies of an answer that can carry any. */
export type Cookies = Pick<Context, "sessionCookie" | "deviceCookie">;

/** Builds the context of one operation. A subscription's loaders never keep data between events. */
export function createContext(
  services: Services,
  call: CallContext,
  { sessionCookie, deviceCookie, ...reading }: Reading & Cookies,
): Context {
  const platform = services.platform.as(call);
  return {
    ...services,
    call,
    platform,
    loaders: new Loaders(platform, reading),
    ...(sessionCookie ? { sessionCookie } : {}),
    ...(deviceCookie ? { deviceCookie } : {}),
  };
}
