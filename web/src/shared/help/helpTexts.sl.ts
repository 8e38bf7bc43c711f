import type { HelpTerm } from "./helpTipTexts.sl";

/** Explanations of terms in everyday words; docs/definitions.md has the exact definitions. */
export const sl = {
  v85: "V85, V50 in V30",
  v85Text:
    "V85 52\u00a0km/h pomeni: 85 od 100 vozil ni peljalo hitreje od 52\u00a0km/h. V50 in V30 povesta enako za 50 in za 30 od 100 vozil. Računajo se iz vseh vozil obdobja skupaj.",

  percentileChart: "Graf percentilov",
  percentileChartText:
    "Za vsako uro kaže hitrost, ki je 85, 50 in 30 od 100 vozil te ure ni preseglo. Ob malo vozilih črte nihajo. Kjer so prekinjene, ni podatkov ali pa ni peljalo nobeno vozilo.",

  completeness: "Popolnost podatkov",
  completenessText:
    "Delež časa v obdobju, za katerega je naprava poslala podatke: 161 od 168 ur je 95,8\u00a0%. Ura brez podatkov ni ura brez prometa: ne šteje kot nič in povprečij ne zniža.",

  overLimit: "Delež nad omejitvijo",
  overLimitText:
    "Koliko od 100 vozil je peljalo hitreje od omejitve. Pri omejitvi 50\u00a0km/h šteje vozilo z 51\u00a0km/h, vozilo s 50\u00a0km/h pa ne. Vozila brez izmerjene hitrosti niso upoštevana.",

  thresholds: "Prekoračitve hitrosti",
  thresholdsText:
    "Koliko vozil je peljalo hitreje od omejitve, in koliko več kot 10, 20 in 30\u00a0km/h čez njo. Vozilo iz zadnje vrstice šteje tudi v prejšnjih. Deleži so od vseh vozil z izmerjeno hitrostjo.",

  deviation: "Standardni odklon",
  deviationText:
    "Pove, kako različno hitro vozijo. Povprečje 48 in odklon 8\u00a0km/h navadno pomenita, da približno dve tretjini vozil peljeta med 40 in 56\u00a0km/h. Manjši odklon je enakomernejši promet.",

  averagePerHour: "Število vozil na uro",
  averagePerHourText:
    "Povprečje časa, za katerega so podatki. Če naprava 4 ure dneva ni poročala in je v drugih 20 urah naštela 2000 vozil, je to 100 na uro: manjkajoče ure ne štejejo kot nič.",

  peakHour: "Najbolj obremenjena ura",
  peakHourText:
    "Ura z največ prometa v obdobju; od enakih prva. »12\u00a0% prometa tega dne« pomeni, da je v tej uri peljalo 12 od 100 vozil tistega dne, kolikor ga zajema obdobje.",

  dailyTraffic: "Povprečni dnevni promet",
  dailyTrafficText:
    "PDP je povprečje vozil na dan iz dni, ki so v obdobju celi in v celoti pokriti s podatki. PLDP je povprečje celega leta, v katerem vsi dnevi v tednu in vsi meseci štejejo enako. Prazniki (dela prosti dnevi) so svoja vrsta dneva, kjer so znani.",

  rollingPeak: "Konična ura in PHF",
  rollingPeakText:
    "Štirje zaporedni četrturni intervali z največ prometa; ura se lahko začne tudi ob 7.15. Faktor (PHF) je promet te ure, deljen s štirikratnikom njene najmočnejše četrture: 1 je enakomeren promet, manj pomeni kratke konice.",

  freeFlow: "Prosti tok",
  freeFlowText:
    "Vozila, ki v isti smeri vsaj toliko sekund niso imela nikogar pred seboj: hitrost so si izbrali vozniki sami. Pokaže, kako hitro bi vozili, če jih ne bi zadrževala kolona. V15 in V95 sta hitrosti, ki ju 15 oziroma 95\u00a0% vozil ne preseže.",

  heatmap: "Ure v tednu",
  heatmapText:
    "Vsako polje je ena ura v tednu, na primer ponedeljek od 7. do 8. ure, iz vseh takih ur v obdobju. Vozila so povprečje ur s podatki, če je teh skupaj vsaj za pol ure; hitrosti so iz vseh njihovih vozil skupaj. Prazno polje: podatkov ni ali jih je premalo.",

  speedClass: "Hitrostni razred",
  speedClassText:
    "Vozila so razvrščena po 10\u00a0km/h, hitrejša od 90\u00a0km/h skupaj, ali po lastnih razredih skupine. V razredu 51–60 so vsa, ki so peljala od 51 do 60\u00a0km/h. Razredi nad omejitvijo so druge barve.",

  trend: "Sprememba",
  trendText:
    "Za koliko odstotkov je več ali manj kot v enako dolgem obdobju tik prej; »Danes« se primerja z včerajšnjim dnem do iste ure. Sivo in poševno: popolnost podatkov se razlikuje za več kot 10 odstotnih točk, zato je primerjava nezanesljiva.",

  verdict: "Več kot naključje",
  verdictText:
    "Promet je vsak dan malo drugačen. »Več kot naključje« pomeni, da bi tako razliko samo naključje naredilo v manj kot 5 od 100 primerov; kaj jo je povzročilo, ne pove. 95\u00a0% interval kaže, med katerima vrednostma je razlika najverjetneje.",

  together: "Več lokacij skupaj",
  togetherText:
    "Števila se seštejejo: kdor pelje mimo dveh naprav, šteje dvakrat. Povprečna hitrost in delež nad omejitvijo sta iz vseh vozil skupaj, vsako ob omejitvi svoje lokacije. Percentili se ne povprečijo, zato skupnega V85 ni.",

  fleetCompleteness: "Popolnost podatkov vseh naprav",
  fleetCompletenessText:
    "Delež časa, za katerega so naprave poslale podatke, od časa, za katerega bi jih morale. Naprava šteje od svojega prvega podatka, dokler je ne izbrišete: če je ena od desetih ves čas pokvarjena, je popolnost največ 90\u00a0%.",

  rssi: "Moč signala",
  rssiText:
    "Kako močno naprava sliši mobilno omrežje, v dBm (RSSI). Bližje ničli je bolje: nad −70 je odlično, do −85 dobro, do −100 šibko. Pod −100 povezava pogosto odpove.",

  battery: "Napetost baterije",
  batteryText:
    "Svinčena baterija 12\u00a0V ima polna približno 12,7\u00a0V, med polnjenjem več. Pod 11,8\u00a0V je prazna, in vsako nadaljnje praznjenje jo poškoduje. Naprave pod 6\u00a0V take baterije nimajo.",

  wantedConfig: "Želena konfiguracija in ta, ki teče",
  wantedConfigText:
    "Želena je zadnja, ki je bila napravi dodeljena. Teče tista, za katero naprava sama pove, da jo uporablja. Dokler nista isti, sprememba čaka, da se naprava oglasi in jo prevzame.",

  stagedRollout: "Uvajanje po stopnjah",
  stagedRolloutText:
    "Različico najprej dobi nekaj naprav. Ko je pri vseh teh znano, kako se je izteklo, jo dobijo vse druge. Če jih ne uspe več, kot je dovoljeno, se uvajanje ustavi samo.",

  rainDelay: "Dežni zamik",
  rainDelayText:
    "Urniki te lokacije mirujejo do polnoči izbranega dne in potem spet tečejo sami. Ventil, ki ga odprete ročno, je odprt tudi med zamikom.",

  valveDeviation: "Odstopanje ventila",
  valveDeviationText:
    "Ventil javlja drugo, kot bi moral, in to dlje, kot sme trajati, da uboga: voda teče, čeprav ne bi smela, ali ne teče, čeprav bi morala. Prvo je nujno. Če ventil ne javlja, ne odstopa: njegovo stanje je neznano.",
} as const satisfies Record<HelpTerm | `${HelpTerm}Text`, string>;
