/** The look of a printed page: A4, ink on paper, header row repeated, no row cut. `wide`: landscape. */
export function pageStyle(wide: boolean): string {
  return `@page { size: A4 ${wide ? 'landscape' : 'portrait'}; margin: 12mm }
* { box-sizing: border-box }
body { margin: 0 auto; padding: 24px; max-width: ${wide ? 1400 : 1100}px; background: #fff; color: #1c1f1e;
  font: 15px/1.45 Inter, "Noto Sans", system-ui, sans-serif }
nav { display: flex; flex-wrap: wrap; gap: 12px; margin: 0 0 24px }
nav a { padding: 10px 16px; border: 1px solid #857f72; border-radius: 6px; color: #1c1f1e; text-decoration: none }
nav a:focus-visible { outline: 3px solid #1b5fc4; outline-offset: 2px }
h1 { margin: 0 0 4px; font-size: 26px; font-weight: 600; line-height: 1.2; overflow-wrap: anywhere }
.about { margin: 0 0 16px; color: #4f534d }
.wide { overflow-x: auto }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums lining-nums }
caption { padding-bottom: 8px; text-align: left; font-weight: 600 }
th, td { padding: 6px 8px; border-bottom: 1px solid #ddddda; text-align: left; vertical-align: top }
thead { display: table-header-group }
thead th { border-bottom-color: #857f72; color: #4f534d; font-weight: 600 }
tbody th { font-weight: 500 }
.end { text-align: right }
.end, .short { white-space: nowrap }
abbr { text-decoration: none }
tr { break-inside: avoid }
.notes { margin: 16px 0 0; padding: 0; list-style: none; max-width: 75ch; color: #4f534d }
.notes li { margin: 0 0 8px; break-inside: avoid }
@media print { nav { display: none } body { padding: 0; max-width: none; font-size: 11pt } .wide { overflow: visible } th, td { padding: 3px 5px } }`;
}
