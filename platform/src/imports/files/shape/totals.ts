import type { KindName } from "../../../measurements/reading.js";
import type { Column } from "../understanding.js";
import { directionIn } from "./directionWords.js";
import { namesTotal } from "./roleNames.js";
import { isSumOf, type Total } from "./totalSums.js";
import { plainWords } from "./words.js";

/** What columns count road users again, and what is to be said of it. */
export interface TotalsFound {
  /** Counts that are left, without those of which a person says something. */
  counts: Column[];
  /** Sums of others: they are not counted. */
  taken: { column: Column; total: Total }[];
  /** They look like totals, and are not the sum of what stands beside them. */
  unclear: Column[];
  /** Totals that a person counts, and their parts as well. */
  insisted: Column[];
}

interface Told {
  /** The first rows. */
  sample: readonly string[][];
  /** The kind of counts that say none. */
  kind: KindName | undefined;
  /** Counts of which a person says something. */
  said: readonly Column[];
}

const hasTotalName = ({ name }: Column): boolean => namesTotal(plainWords(name));

/**
 * Removes columns that count road users again: a total next to its kinds, both directions next to each one.
 * The rest count everybody once.
 */
export function withoutTotals(counts: readonly Column[], told: Told): TotalsFound {
  const search = new TotalsSearch(counts, told);
  search.bothDirections();
  search.allKinds();
  search.amongEqual();
  return search.found();
}

class TotalsSearch {
  private left: Column[];
  private readonly taken: TotalsFound["taken"] = [];
  private readonly unclear: Column[] = [];
  private readonly insisted: Column[] = [];
  private readonly grouped: ReadonlySet<number>;

  constructor(
    counts: readonly Column[],
    private readonly told: Told,
  ) {
    this.left = [...told.said, ...counts];
    this.grouped = new Set(this.left.filter(({ grouped }) => grouped).map(({ index }) => index));
  }

  found(): TotalsFound {
    const { taken, unclear, insisted } = this;
    return { counts: this.left.filter((column) => !this.isSaid(column)), taken, unclear, insisted };
  }

  /**
   * A column for both directions has the same name without the direction: "car" next to "car_lft", "Total" next
   * to "NB" and "SB".
   */
  bothDirections(): void {
    for (const column of this.left.filter(({ direction }) => direction === null)) {
      const directed = this.left.filter(({ direction }) => direction !== null);
      const kind = this.kindOf(column);
      const own = directed.filter((part) => this.kindOf(part) === kind);
      const unnamed = directed.filter(({ kind: named }) => named === null);
      const alike = own.filter((part) => stemOf(part) === plainWords(column.name));
      const areUnnamed = column.kind !== null && own.length > 0 && own.length === unnamed.length;
      const some = [alike, own, unnamed, column.kind === null ? directed : []];
      const parts = some.find((one) => this.isSum(column, one) === true);
      if (parts) this.take(column, parts);
      else if (own.length > 0 && !this.isSaid(column)) {
        // "trucks" next to "cars in" and "cars out" is something else.
        const isOfAll = column.kind === null || hasTotalName(column) || areUnnamed;
        if (alike.length > 0) this.ask(column, alike);
        else if (isOfAll) this.ask(column, own);
      }
    }
  }

  /**
   * A count of all kinds next to each kind. If all of those are vehicles, it is their total, and they are its
   * parts: without it where a person says something of them.
   */
  allKinds(): void {
    const others = this.left.filter(({ kind }) => kind !== null);
    for (const total of this.left.filter(({ kind }) => kind === null)) {
      if (others.length === 0) return;
      const same = others.filter(({ direction }) => direction === total.direction);
      if (same.length === 0) this.drop(total.direction === null ? [total] : []);
      else if (same.every(({ kind }) => kind === "vehicle")) {
        if (same.some((one) => this.isSaid(one))) this.drop([total]);
        else {
          total.kind = "vehicle";
          this.drop(same);
        }
      } else if (this.isSum(total, same)) this.take(total, same);
      else if (hasTotalName(total)) this.drop([total]);
    }
  }

  /** A total next to its parts of the same kind: "cars", "trucks", "vehicles". */
  amongEqual(): void {
    for (const kind of new Set(this.left.map((column) => column.kind))) {
      const same = this.left.filter((column) => column.kind === kind && column.direction === null);
      if (same.length < 2) continue;
      const partsOf = (one: Column) => same.filter((other) => other !== one);
      const total =
        same.find((one) => this.isSum(one, partsOf(one)) === true) ??
        same.find((one) => hasTotalName(one) && !this.isSaid(one));
      if (!total) continue;
      if (this.isSum(total, partsOf(total))) this.take(total, partsOf(total));
      else this.ask(total, partsOf(total));
    }
  }

  private take(column: Column, parts: readonly Column[]): void {
    if ([column, ...parts].every((one) => this.isSaid(one))) {
      this.insisted.push(column);
      return;
    }
    const indexes = parts.map(({ index }) => index);
    this.taken.push({ column, total: { columns: [column.index], parts: indexes, ofClasses: false } });
    column.role = null;
    this.left = this.left.filter((one) => one !== column);
  }

  /** Where nothing shows that it is no total it is left out. */
  private ask(column: Column, parts: readonly Column[]): void {
    if (this.isSum(column, parts) === false) this.unclear.push(column);
    this.drop([column]);
  }

  private drop(columns: readonly Column[]): void {
    const dropped = columns.filter((column) => !this.isSaid(column));
    for (const column of dropped) column.role = null;
    this.left = this.left.filter((column) => !dropped.includes(column));
  }

  private isSaid(column: Column): boolean {
    return this.told.said.includes(column);
  }

  private kindOf({ kind }: Column): KindName | null {
    return kind ?? this.told.kind ?? null;
  }

  private isSum({ index }: Column, parts: readonly Column[]): boolean | null {
    if (parts.length === 0) return null;
    const total = { columns: [index], parts: parts.map((part) => part.index), ofClasses: false };
    return isSumOf(this.told.sample, total, this.grouped);
  }
}

function stemOf({ name }: Column): string {
  const word = directionIn(name)?.word ?? "";
  return plainWords(name)
    .split(" ")
    .filter((one) => !word.split(/[ >]/).includes(one))
    .join(" ");
}
