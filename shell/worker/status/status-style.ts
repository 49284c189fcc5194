/** The styles of the status page, beside the shell's style sheet, whose tokens and classes it uses. */
export const STATUS_STYLE = `
.status { padding-block: 1.5rem 5rem; max-width: 52rem; }
.status header { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0.5rem 1.5rem; }
.status header .display { display: flex; align-items: center; gap: 0.5rem; min-height: 2.75rem; font-size: 1.5rem; letter-spacing: -0.04em; color: var(--color-display); }
.status nav { display: flex; gap: 1.25rem; }
.status nav a { display: inline-flex; align-items: center; min-height: 2.75rem; font-weight: 620; }
.status nav a:hover { text-decoration: underline; }
.status h1 { margin-top: clamp(2.5rem, 8vw, 5rem); font-size: var(--text-h2); line-height: var(--text-h2--line-height); letter-spacing: var(--text-h2--letter-spacing); color: var(--color-display); text-wrap: balance; }
.status .checked { margin-top: 1rem; font-size: var(--text-lead); line-height: var(--text-lead--line-height); color: var(--color-ink-2); }
.status dl { margin-top: 2.5rem; border-top: 3px solid var(--color-display); }
.status dl div { display: grid; grid-template-columns: minmax(0, 17rem) minmax(0, 1fr); gap: 0.35rem 1.5rem; padding-block: 1.15rem; border-bottom: 1px solid var(--color-rule); }
.status dt { display: flex; align-items: baseline; gap: 0.75rem; font-weight: 700; }
.status dt span { flex: none; width: 1.5rem; height: 1.5rem; border-radius: 50%; text-align: center; font-size: 0.875rem; line-height: 1.5rem; font-weight: 800; background: var(--color-hiking); color: var(--color-paper); }
.status [data-state=fails] span { background: var(--color-apple); color: var(--color-on-band); border-radius: 2px; }
.status [data-state=unknown] span { background: none; color: inherit; box-shadow: inset 0 0 0 2px var(--color-edge); }
.status [data-state=fails] dd { font-weight: 620; }
.status main > p:last-child { margin-top: 2rem; }
.status main > p:last-child a { display: inline-flex; align-items: center; min-height: 2.75rem; font-weight: 620; text-decoration: underline; text-underline-offset: 5px; }
@media (width < 40rem) {
  .status dl div { grid-template-columns: minmax(0, 1fr); }
  .status dd { padding-inline-start: 2.25rem; }
}
`;
