/** The report's look: light and dark, laptop and phone, screen and paper. */
export const STYLE = `
:root { color-scheme: light dark;
  --paper: #fff; --ink: #1f2328; --soft: #59636e; --line: #d1d9e0; --wash: #f6f8fa; --code: #eff1f3;
  --red: #b3261e; --green: #116329; --blue: #0550ae; --add: #dafbe1; --del: #ffebe9; }
@media (prefers-color-scheme: dark) { :root {
  --paper: #0d1117; --ink: #e6edf3; --soft: #9aa4af; --line: #3d444d; --wash: #151b23; --code: #212830;
  --red: #ff9a91; --green: #57d364; --blue: #79b8ff; --add: #12331e; --del: #3d1a1d; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.55 system-ui, -apple-system, "Segoe UI", "Noto Sans", sans-serif; }
header, main, footer, nav { max-width: 62rem; margin: 0 auto; padding: 0 1.25rem; }
header { padding-top: 2rem; }
h1 { font-size: 1.6rem; line-height: 1.25; margin: .25rem 0 1rem; }
h2 { font-size: 1.15rem; line-height: 1.45; margin: 0 0 .5rem; font-weight: 600; }
section { margin-top: 2rem; }
h3 { font-size: .95rem; margin: 1.25rem 0 .5rem; }
p { margin: 0 0 .75rem; }
code, pre { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace; font-size: .86em; }
code { background: var(--code); border-radius: .3em; padding: .1em .35em; overflow-wrap: anywhere; }
pre { background: var(--wash); border: 1px solid var(--line); border-radius: .5rem; padding: .75rem 1rem; margin: .5rem 0; overflow-x: auto; line-height: 1.45; tab-size: 4; }
pre code { background: none; padding: 0; font-size: 1em; }
a { color: var(--blue); }
:focus-visible { outline: 2px solid var(--blue); outline-offset: 2px; }
.skip { position: absolute; left: -99rem; } .skip:focus { left: 1rem; top: 1rem; background: var(--paper); padding: .5rem; }
.tool { color: var(--soft); margin: 0; font-weight: 600; }
.verdict { display: inline-block; border: 1px solid currentcolor; border-radius: .4rem; padding: .05rem .55rem; font-weight: 600; }
.FAIL { color: var(--red); } .PASS { color: var(--green); }
.meta { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; margin: 0 0 1.5rem; color: var(--soft); font-size: .9rem; }
.meta div { display: flex; gap: .4rem; align-items: baseline; } .meta dt::after { content: ":"; } .meta dd { margin: 0; color: var(--ink); overflow-wrap: anywhere; }
nav ol { margin: 0 0 1.5rem; padding-left: 1.5rem; } nav li { margin: .2rem 0; }
article { border: 1px solid var(--line); border-radius: .6rem; padding: 1.25rem; margin: 0 0 1.5rem; }
.facts { color: var(--soft); font-size: .92rem; } .facts strong { color: var(--ink); }
.old { border-style: dashed; }
.chain { list-style: none; margin: 1rem 0; padding: 0; }
.chain > li { display: grid; grid-template-columns: 6rem minmax(0, 1fr); gap: 0 1rem; padding: 0 0 .9rem; position: relative; }
.chain > li::before { content: ""; position: absolute; left: 6.5rem; top: .6rem; bottom: -.6rem; border-left: 2px solid var(--line); }
.chain > li::after { content: ""; position: absolute; left: calc(6.5rem - 4px); top: .5rem; width: 10px; height: 10px; border-radius: 50%; background: var(--soft); }
.chain > li:last-child::before { display: none; }
.chain > li.root::after { background: var(--red); } .chain > li.fix::after { background: var(--green); }
.stage { text-align: right; color: var(--soft); font-size: .9rem; padding-right: .4rem; }
.root > .stage, .fix > .stage { color: var(--ink); font-weight: 700; }
.step { padding-left: .75rem; min-width: 0; } .step p { margin: 0; overflow-wrap: anywhere; } .showed { margin-top: .1rem; }
details { margin: .35rem 0; } summary { cursor: pointer; color: var(--soft); font-size: .92rem; }
.more > summary { color: var(--ink); font-weight: 600; }
.diff span { display: block; padding: 0 .25rem; min-height: 1.45em; } .diff .add { background: var(--add); } .diff .del { background: var(--del); } .diff .at { color: var(--soft); }
.scroll { overflow-x: auto; } table { border-collapse: collapse; font-size: .9rem; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: .35rem .75rem .35rem 0; border-bottom: 1px solid var(--line); overflow-wrap: anywhere; }
ul { padding-left: 1.25rem; margin: .4rem 0; } li { overflow-wrap: anywhere; }
footer { color: var(--soft); font-size: .85rem; padding-bottom: 3rem; }
@media (max-width: 34rem) {
  article { padding: 1rem .85rem; } header, main, footer, nav { padding-left: .85rem; padding-right: .85rem; } h1 { font-size: 1.3rem; }
  .chain > li { grid-template-columns: minmax(0, 1fr); padding-left: 1.25rem; } .stage { text-align: left; } .step { padding-left: 0; }
  .chain > li::before { left: 4px; } .chain > li::after { left: 0; }
}
@media print {
  :root { color-scheme: light; --paper: #fff; --ink: #000; --soft: #444; --line: #bbb; --wash: #fff; --code: #f2f2f2; --red: #900; --green: #060; --blue: #000; --add: #e8f5e9; --del: #fdecea; }
  body { font-size: 10.5pt; } nav, .skip { display: none; } pre { white-space: pre-wrap; } .chain > li { break-inside: avoid; }
  details::details-content { content-visibility: visible; block-size: auto; }
}
`;
