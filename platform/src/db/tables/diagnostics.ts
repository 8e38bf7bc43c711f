export interface DiagnosticTable {
  client_id: number;
  time: number;
  battery: number | null;
  rssi: number | null;
  sig: number | null;
  brightness: number | null;
  brightness_average: number | null;
}

export interface ReportedValueTable {
  client_id: number;
  parameter: string;
  time: number;
  /** JSON: number, text or boolean. */
  value: string;
}
