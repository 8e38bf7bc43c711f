import type { TestPlatform } from "./testPlatform.js";

/** Makes the platform listen, if it doesn't yet. @returns the port on 127.0.0.1 */
export async function listen({ app }: TestPlatform): Promise<number> {
  if (!app.server.listening) await app.listen({ port: 0, host: "127.0.0.1" });
  const address = app.server.address();
  return typeof address === "object" && address ? address.port : 0;
}
