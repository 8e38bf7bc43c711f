import type { Translation } from "../../i18n/catalogue";
import { sl } from "./helpTexts.sl";

const en = {
  v85: "V85, V50 and V30",
  v85Text:
    "A V85 of 52\u00a0km/h means: 85 of 100 vehicles drove no faster than 52\u00a0km/h. V50 and V30 say the same of 50 and of 30 of 100 vehicles. They are taken from all vehicles of the period together.",

  percentileChart: "Chart of percentiles",
  percentileChartText:
    "For each hour, the speed that 85, 50 and 30 of 100 vehicles of that hour did not exceed. With few vehicles the lines jump. Where they break, there are no data or no vehicle passed.",

  completeness: "Completeness of data",
  completenessText:
    "The share of the period for which the device sent data: 161 of 168 hours are 95.8\u00a0%. An hour without data is not an hour without traffic: it does not count as zero and lowers no average.",

  overLimit: "Share over the limit",
  overLimitText:
    "How many of 100 vehicles drove faster than the limit. With a limit of 50\u00a0km/h a vehicle at 51\u00a0km/h counts, one at 50\u00a0km/h does not. Vehicles without a measured speed are left out.",

  thresholds: "Speeding",
  thresholdsText:
    "How many vehicles drove faster than the limit, and how many by more than 10, 20 and 30\u00a0km/h. A vehicle in the last row counts in those above, too. Shares are of all vehicles with a measured speed.",

  deviation: "Standard deviation",
  deviationText:
    "How much speeds differ. A mean of 48 and a deviation of 8\u00a0km/h usually mean that about two thirds of the vehicles drive between 40 and 56\u00a0km/h. The smaller it is, the steadier the traffic.",

  averagePerHour: "Vehicles per hour",
  averagePerHourText:
    "The mean of the time that there are data for. If the device did not report for 4 hours of a day and counted 2000 vehicles in the other 20, that is 100 per hour: missing hours do not count as zero.",

  peakHour: "Busiest hour",
  peakHourText:
    "The hour of the period with the most traffic; of equals the first. “12\u00a0% of that day's traffic” means that 12 of 100 vehicles of that day passed in this hour, as far as the period holds that day.",

  dailyTraffic: "Mean daily traffic",
  dailyTrafficText:
    "ADT is the mean of vehicles a day, of days that the period holds whole and that are fully covered by data. AADT is the mean of a whole year in which all weekdays and all months count the same. Work-free holidays, where known, are a type of their own.",

  rollingPeak: "Peak hour and PHF",
  rollingPeakText:
    "Four successive quarter hours with the most traffic; the hour may begin at 7:15. The factor (PHF) is the traffic of that hour by four times that of its busiest quarter: 1 is steady traffic, less means short peaks.",

  freeFlow: "Free flow",
  freeFlowText:
    "Vehicles that had nobody ahead of them in the same direction for so many seconds: their drivers chose their speed. It shows how fast they would go without a queue. V15 and V95 are the speeds that 15 and 95\u00a0% of vehicles don't exceed.",

  heatmap: "Hours of the week",
  heatmapText:
    "Each field is one hour of the week, such as Monday from 7 to 8, from all such hours of the period. Vehicles are the mean of half an hour of data at least, speeds are from all vehicles together. An empty field: no data, or too little.",

  speedClass: "Speed class",
  speedClassText:
    "Vehicles are sorted by 10\u00a0km/h, the fastest above 90\u00a0km/h in one class, or by the group’s own classes. Class 51–60 holds all that drove from 51 to 60\u00a0km/h. Classes above the limit have another colour.",

  trend: "Change",
  trendText:
    "By how many per cent it is more or less than in the period of equal length just before; today is compared with yesterday until the same time. Grey and slanted: completeness of data differs by more than 10 points, so the comparison is not reliable.",

  verdict: "More than chance",
  verdictText:
    "Traffic differs a little every day. “More than chance” means that chance alone would make such a difference in fewer than 5 of 100 cases; it does not say what caused it. The 95\u00a0% interval shows between which values the difference most likely lies.",

  together: "Several locations together",
  togetherText:
    "Counts add up: who passes two devices counts twice. The average speed and the share over the limit are from all vehicles together, each against the limit of its location. Percentiles are never averaged, so there is no V85 of all.",

  fleetCompleteness: "Completeness of data of all devices",
  fleetCompletenessText:
    "The share of time for which devices sent data, of the time for which they should have. A device counts from its first data on until you delete it: if one of ten is broken all the time, completeness is 90\u00a0% at most.",

  rssi: "Signal strength",
  rssiText:
    "How well the device hears the mobile network, in dBm (RSSI). Closer to zero is better: above −70 is excellent, down to −85 good, down to −100 weak. Below −100 the connection often fails.",

  battery: "Battery voltage",
  batteryText:
    "A full lead battery of 12\u00a0V has about 12.7\u00a0V, more while it is charged. Below 11.8\u00a0V it is empty, and whatever is drawn further on damages it. Devices below 6\u00a0V have no such battery.",

  wantedConfig: "The wanted and the running config",
  wantedConfigText:
    "Wanted is the one that the device was assigned last. Running is the one that the device itself says it uses. As long as they differ, the change waits until the device calls and takes it.",

  stagedRollout: "Staged rollout",
  stagedRolloutText:
    "A few devices get the version first. Once it is known of all of these how it went, all others get it. If more fail than may, the rollout stops by itself.",

  rainDelay: "Rain delay",
  rainDelayText:
    "The schedules of this location rest until midnight of the chosen day, and then go on by themselves. A valve that you open by hand is open all the same.",

  valveDeviation: "Deviation of a valve",
  valveDeviationText:
    "For longer than it may take to obey, the valve reports otherwise than it should: water flows although it should not, or does not although it should. The first is urgent. A valve that does not report is unknown, which is no deviation.",
} as const satisfies Translation<typeof sl>;

export const helpTexts = { en, sl };
