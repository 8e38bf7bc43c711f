const NAME = "Stran s slikami (samo med slikanjem)";

const KEYS = "{ apiKeys(first: 100) { nodes { key viewOnly client { id } group { id } } } }";
const ADD_KEY = "mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { apiKey { id key } } }";
const END_KEYS = "mutation ($input: DeleteInput!) { deleteApiKeys(input: $input) { done } }";

const SCHEDULES = "{ reportSchedules { id } }";
const ADD_SCHEDULE =
  "mutation ($input: CreateReportScheduleInput!) { createReportSchedule(input: $input) { reportSchedule { id } } }";
const END_SCHEDULES = "mutation ($input: DeleteInput!) { deleteReportSchedules(input: $input) { done } }";

/**
 * A key that opens public pages of the group, and a scheduled report: existing ones, or new ones created
 * temporarily.
 */
export async function borrow({ traffic }, { group, sign }) {
  const returns = [];
  return {
    viewKey: await viewKey(traffic, group, returns),
    schedule: await schedule(traffic, sign, returns),
    /** Deletes the temporary ones. */
    giveBack: async () => {
      for (const giveBack of returns) await giveBack();
    },
  };
}

async function viewKey(person, groupId, returns) {
  const { apiKeys } = await person.ask(KEYS);
  const there = apiKeys.nodes.find(
    ({ key, viewOnly, client, group }) => key && viewOnly && client === null && group?.id === groupId,
  );
  if (there) return there.key;
  const { createApiKey } = await person.ask(ADD_KEY, { input: { groupId, viewOnly: true, name: NAME } });
  const { id, key } = createApiKey.apiKey;
  returns.push(() => person.ask(END_KEYS, { input: { ids: [id] } }));
  return key;
}

async function schedule(person, clientId, returns) {
  const { reportSchedules } = await person.ask(SCHEDULES);
  if (reportSchedules[0]) return reportSchedules[0].id;
  const input = {
    name: "Mesečno poročilo za občinski svet",
    clientIds: [clientId],
    interval: "LAST_MONTH",
    cron: "0 6 1 * *",
    recipients: [],
    enabled: false,
  };
  const { createReportSchedule } = await person.ask(ADD_SCHEDULE, { input });
  const { id } = createReportSchedule.reportSchedule;
  returns.push(() => person.ask(END_SCHEDULES, { input: { ids: [id] } }));
  return id;
}
