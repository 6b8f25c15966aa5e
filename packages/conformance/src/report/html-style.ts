/** The style of the HTML report; it follows the reader's light or dark setting. */
export const style = `
:root { color-scheme: light dark; --line: #8884; --soft: #8882; --ok: #1a7f37; --bad: #cf222e; --idle: #9a6700; --none: #59636e; }
@media (prefers-color-scheme: dark) { :root { --ok: #3fb950; --bad: #ff7b72; --idle: #d29922; --none: #9198a1; } }
* { box-sizing: border-box; }
html { background: Canvas; color: CanvasText; }
body { font: 15px/1.5 system-ui, sans-serif; max-width: 72rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.5rem; margin: 0; }
header p { margin: .25rem 0 1rem; opacity: .75; overflow-wrap: anywhere; }
#tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(15rem, 1fr)); gap: .75rem; }
.tile { border: 1px solid var(--line); border-radius: .5rem; padding: .75rem 1rem; }
.tile b { display: block; font-size: 1.6rem; line-height: 1.2; }
.bar { display: flex; height: .5rem; border-radius: .25rem; overflow: hidden; background: var(--soft); margin: .5rem 0 .25rem; }
.bar i { display: block; }
.passed, .proved, .called { --mark: var(--ok); } .failed { --mark: var(--bad); }
.not-run, .not-applicable, .not-shown, .open { --mark: var(--idle); }
.not-selected, .not-testable, .not-called, .not-implemented { --mark: var(--none); }
.bar i { background: var(--mark); }
.badge { color: var(--mark); font-weight: 600; }
summary .badge { white-space: nowrap; }
nav { margin: 1.25rem 0 .75rem; display: flex; flex-wrap: wrap; gap: .5rem; }
button, select, input { font: inherit; padding: .35rem .7rem; border: 1px solid var(--line); border-radius: .4rem; background: transparent; color: inherit; }
select { background: Canvas; }
button { cursor: pointer; }
button[aria-pressed=true] { background: var(--soft); font-weight: 600; }
#filters { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; margin-bottom: .75rem; }
#search { flex: 1 1 16rem; }
#count { opacity: .75; }
details { border-bottom: 1px solid var(--line); }
summary { display: flex; gap: .75rem; padding: .5rem .25rem; cursor: pointer; align-items: baseline; }
summary::before { content: '▸'; opacity: .75; }
details[open] > summary::before { content: '▾'; }
summary .title { flex: 1; overflow-wrap: anywhere; }
summary .id { opacity: .75; font-size: .85em; overflow-wrap: anywhere; max-width: 22rem; text-align: right; }
.inside { padding: 0 .25rem 1rem 1.25rem; overflow-wrap: anywhere; }
.finding { border-left: 3px solid var(--bad); padding-left: .75rem; margin: .75rem 0; }
dl { display: grid; grid-template-columns: 6rem minmax(0, 1fr); gap: .15rem .75rem; margin: .25rem 0; }
dt { opacity: .75; } dd { margin: 0; overflow-wrap: anywhere; }
pre { background: var(--soft); padding: .6rem .75rem; border-radius: .4rem; overflow: auto; max-height: 20rem; white-space: pre-wrap; overflow-wrap: anywhere; margin: .35rem 0; font-size: .85em; }
#list [role=region] { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: .9em; }
th, td { border-bottom: 1px solid var(--line); padding: .3rem .5rem; text-align: right; }
th[scope=row] { font-weight: inherit; }
th:first-child, td:first-child { text-align: left; }
@media (max-width: 40rem) {
  summary { flex-wrap: wrap; column-gap: .5rem; row-gap: 0; }
  summary .title { flex: 1 1 60%; }
  summary .id { flex: 1 1 100%; max-width: none; text-align: left; }
  .inside { padding-left: .25rem; }
  dl { grid-template-columns: minmax(0, 1fr); }
}
`;
