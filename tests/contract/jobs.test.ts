import { expect, it } from "@jest/globals";
import { ADMIN, TestPlatform } from "../../platform/test/testPlatform.js";

it("the web has words for every job of the platform", async () => {
  const catalogue = new URL("../../web/src/i18n/sl/jobs.ts", import.meta.url).href;
  const { jobs: words } = (await import(catalogue)) as { jobs: Record<string, string> };
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
