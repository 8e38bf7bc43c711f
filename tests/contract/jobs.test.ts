import { expect, it } from "@jest/globals";
import { ADMIN, TestPlatform } from "../../platform/test/testPlatform.js";

it("the web has words for every job of the platform", async () => {
  const catalogue = new URL("../../web/src/features/system/jobsTexts.sl.ts", import.meta.url).href;
  const { sl: words } = (await import(catalogue)) as { sl: Record<string, string> };
  const platform = await TestPlatform.start();
  try {
    platform.app.jobs.start();
    await platform.app.jobs.idle();
    const admin = await platform.signIn(ADMIN);
    const { jobs } = await platform.ok<{ jobs: { name: string }[] }>("GET", "/system", admin);
    expect(Object.keys(words).sort()).toEqual(jobs.map(({ name }) => name).sort());
  } finally {
    await platform.stop();
  }
});
