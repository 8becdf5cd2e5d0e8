// How a paper is set, for Typst. The paper is data, read from an input: nothing of it is ever spliced into this text,
// so no name can be a command.
export const template = `
#let d = json(bytes(sys.inputs.paper))
#let pictures = json(bytes(sys.inputs.pictures)).map(svg => bytes(svg))
#set document(title: d.title)
#set text(font: json(bytes(sys.inputs.fonts)), lang: d.lang, size: 11pt, hyphenate: false,
  top-edge: "ascender", bottom-edge: "descender")
#set par(leading: 0.1em, spacing: 0pt)
#set block(spacing: 0pt)
#let thin = 0.5pt + black
#let thick = 1.2pt + black
#let width-of(w) = if w == "rest" { 1fr } else if w == "auto" { auto } else { w * 1mm }
#let start-dot = box(circle(radius: 0.28em, fill: black), baseline: -0.08em)
#show heading: it => block(sticky: true, text(weight: "bold", size: 1em, it.body))

#let side-of(name) = if name == "center" { center } else if name == "end" { end } else { start }

#let said(b) = {
  let look = text(size: b.size * 1pt, weight: if b.at("bold", default: false) { "bold" } else { "regular" },
    { if b.at("dot", default: false) { start-dot; h(0.3em) }; b.text })
  let level = b.at("level", default: none)
  align(side-of(b.at("align", default: "start")), if level == none { block(look) } else { heading(level: calc.max(1, level - 1), look) })
}

// Of thousands of cells most are a few signs: whatever is said of each of them alone is paid for as often.
#let table-cell(c, column, own, bold, proportional) = {
  let look = (:)
  if own != none { look.insert("size", own) }
  if bold { look.insert("weight", "bold") }
  // In names a hyphen keeps its own width.
  if proportional { look.insert("number-width", "proportional") }
  let body = if look.len() == 0 { c.text } else { text(..look, c.text) }
  if c.len() == 1 { return body }
  if c.at("dot", default: false) { start-dot; h(0.3em) }
  if c.text != "" { body }
  if c.at("under", default: none) != none { linebreak(); text(size: 0.77em, c.under) }
  if c.at("boxes", default: 0) > 0 { rect(width: 22mm, height: 7.4mm, stroke: thin) }
}
#let sheet(b) = {
  // Figures line up.
  set text(size: b.size * 1pt, top-edge: "cap-height", bottom-edge: "baseline", number-width: "tabular")
  set par(leading: 0.3em)
  set table.cell(breakable: false)
  let looks = b.columns.map(c => {
    let own = c.at("size", default: none)
    (c, if own == none { none } else { own * 1pt }, c.at("bold", default: false), c.align != "end")
  })
  let air = b.pad * 1mm + 0.12em
  table(
    columns: b.columns.map(c => width-of(c.width)),
    align: b.columns.map(c => side-of(c.align) + horizon),
    // Room above for accents of capitals as for tails below.
    inset: (x: 1.2mm, y: air),
    stroke: (x: none, top: none, bottom: 0.4pt + luma(150)),
    table.header(..b.columns.map(c => table.cell(inset: (x: 1.2mm, y: 1.3mm), stroke: (x: none, top: none, bottom: 0.8pt + black),
      text(size: 9pt, weight: "bold", c.header)))),
    ..b.rows.map(cells => cells.zip(looks).map(((c, look)) => table-cell(c, ..look))).flatten(),
  )
}
#let draw(b) = {
  if b.kind == "text" { said(b) }
  else if b.kind == "rule" { line(length: 100%, stroke: if b.at("thick", default: false) { thick } else { thin }) }
  else if b.kind == "space" { v(if b.height == "rest" { 1fr } else { b.height * 1mm }) }
  else if b.kind == "row" {
    grid(columns: b.cells.map(c => width-of(c.width)), column-gutter: b.gap * 1mm,
      align: if b.align == "top" { top } else if b.align == "middle" { horizon } else { bottom },
      ..b.cells.map(c => for one in c.blocks { draw(one) }))
  }
  else if b.kind == "box" {
    rect(width: b.width * 1mm, height: b.height * 1mm, inset: 1.2mm, stroke: if b.at("thick", default: false) { thick } else { thin },
      align(top + start, text(size: 8.5pt, b.at("label", default: ""))))
  }
  else if b.kind == "line" {
    block(width: 100%, height: b.height * 1mm, stroke: (bottom: thin), align(top + start, text(size: 8.5pt, b.label)))
  }
  else if b.kind == "qr" { image(pictures.at(b.picture), format: "svg", width: b.size * 1mm, alt: b.alt) }
  else if b.kind == "lines" { image(pictures.at(b.picture), format: "svg", width: b.width * 1mm, alt: b.caption) }
  else if b.kind == "list" {
    set text(size: b.size * 1pt)
    set par(leading: 0.25em)
    if b.at("numbered", default: false) { enum(spacing: 0.35em, ..b.items) } else { list(spacing: 0.35em, ..b.items) }
    v(1mm)
  }
  else if b.kind == "group" { block(breakable: false, width: 100%, for one in b.blocks { draw(one) }) }
  else if b.kind == "turned" {
    rotate(180deg, block(width: 100%, height: b.height * 1mm, for one in b.blocks { draw(one) }))
  }
  else if b.kind == "table" { sheet(b) }
  else if b.kind == "page" { pagebreak(weak: true) }
}

#let across = if d.draft == none { none } else {
  place(center + horizon, rotate(-35deg, text(size: 120pt, weight: "bold", fill: rgb(0, 0, 0, 32), d.draft)))
}
#let running = context {
  // Its own look: a page’s head is otherwise set as what the whole page is.
  set text(size: 10pt, top-edge: "ascender", bottom-edge: "descender")
  set par(leading: 0.1em)
  grid(columns: (1fr, auto), column-gutter: 6mm,
    { text(size: 13pt, weight: "bold", d.head.what); linebreak(); d.head.tournament; linebreak(); d.head.date },
    align(end, { d.head.printed; linebreak(); text(d.page); str(counter(page).get().first()); "/"; str(counter(page).final().first()) }))
  v(1.5mm)
  line(length: 100%, stroke: thick)
}
#let landscape = d.at("landscape", default: false)

#if d.body.kind == "flow" [
  #set page(paper: "a4", flipped: landscape, margin: (x: 12mm, top: 31mm, bottom: 12mm), header: running, header-ascent: 3mm, foreground: across)
  #let all = for b in d.body.blocks { draw(b) }
  #if d.body.columns == 2 { columns(2, gutter: 8mm, all) } else { all }
] else [
  #set page(paper: "a4", flipped: landscape, margin: 0mm, foreground: across)
  #let b = d.body
  #let w = if landscape { 297mm } else { 210mm }
  #let h = if landscape { 210mm } else { 297mm }
  #let mark = if b.cut { (paint: luma(120), thickness: 0.4pt, dash: "dashed") } else { none }
  #for (i, cards) in b.cards.chunks(b.across * b.down).enumerate() {
    if i > 0 { pagebreak() }
    // A page that is one sheet needs no grid, which measures its whole content again and again.
    if b.across * b.down == 1 { block(width: 100%, height: 100%, inset: b.pad * 1mm, for one in cards.at(0) { draw(one) }) }
    else { grid(columns: (w / b.across,) * b.across, rows: (h / b.down,) * b.down,
      ..range(1, b.across).map(x => grid.vline(x: x, stroke: mark)),
      ..range(1, b.down).map(y => grid.hline(y: y, stroke: mark)),
      ..cards.map(card => block(width: 100%, height: 100%, inset: b.pad * 1mm, for one in card { draw(one) }))) }
  }
]
`;
