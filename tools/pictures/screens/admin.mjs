import { areaOf, CHART, MAP } from "./area.mjs";

export function adminScreens({ sign, group, rollout, template }) {
  const client = `/admin/clients/${sign}`;
  return [
    ...areaOf("admin fleet", "admin", [
      ["overview", "/admin/clients_overview", { needs: MAP }],
      ["clients", "/admin/clients"],
      ["clients across the groups", "/admin/clients?list=flat&sort=battery"],
      ["client", client],
      ["configuration", `${client}/config`],
      ["imports", `${client}/imports`],
      ["configuration by its short address", `/config/${sign}`, { leadsTo: `${client}/config` }],
      ["groups", "/admin/groups"],
      ["group", `/admin/groups?group=${group}`],
      ["fleet health", "/admin/fleet_health", { needs: CHART }],
      ["videos", "/admin/videos"],
    ]),
    ...areaOf("admin orders", "admin", [
      ["firmware", "/admin/firmware"],
      ["rollouts", "/admin/firmware?view=rollouts"],
      ["rollout", `/admin/firmware?rollout=${rollout}`],
      ["configuration templates", "/admin/config"],
      ["configuration template", `/admin/config?template=${template}`],
      ["actions", "/admin/actions"],
      ["action templates", "/admin/action_templates"],
      ["custom texts", "/admin/customtext"],
    ]),
    ...areaOf("admin people and operation", "admin", [
      ["users", "/admin/users"],
      ["error reports", "/admin/error_reports"],
      ["audit log", "/admin/audit_log"],
      ["system", "/admin/system"],
    ]),
  ];
}
