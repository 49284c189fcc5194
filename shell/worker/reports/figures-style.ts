/** The styles of the page of figures, beside the shell's style sheet, whose tokens and classes it uses. */
export const FIGURES_STYLE = `
.figures { padding-block: clamp(2.5rem, 6vw, 5rem) 6rem; }
.figures h1 { font-size: var(--text-h2); line-height: var(--text-h2--line-height); letter-spacing: var(--text-h2--letter-spacing); }
.figures .lead { margin-top: 1.25rem; max-width: 44rem; font-size: var(--text-lead); line-height: var(--text-lead--line-height); color: var(--color-ink-2); }
.figures section { margin-top: 3.5rem; border-top: 3px solid var(--color-display); padding-top: 1rem; }
.figures h2 { font-size: var(--text-h3); line-height: var(--text-h3--line-height); letter-spacing: var(--text-h3--letter-spacing); }
.figures .none { margin-top: 1rem; color: var(--color-ink-2); }
.figures table { width: 100%; margin-top: 1.25rem; border-collapse: collapse; table-layout: fixed; font-variant-numeric: tabular-nums; }
.figures th:first-child { width: 32%; }
.figures th { padding: 0.5rem 0 0.5rem 0.75rem; text-align: start; vertical-align: bottom; font-size: var(--text-note); font-weight: 600; color: var(--color-ink-2); }
.figures tbody th { color: inherit; font-size: 1rem; font-weight: 700; overflow-wrap: anywhere; }
.figures td { padding: 0.75rem 0 0.75rem 0.75rem; white-space: nowrap; }
.figures th:first-child { padding-inline-start: 0; }
.figures tbody tr { border-top: 1px solid var(--color-rule); }
.figures tbody th, .figures tbody td { padding-block: 0.75rem; vertical-align: baseline; }
.figures .number { text-align: end; }
.figures .bad { color: var(--color-apple-text); font-weight: 700; }
.figures .channel { border: 1px solid var(--color-edge); border-radius: 2px; padding: 0.1rem 0.5rem; font-size: var(--text-note); }
.figures .channel[data-channel=stable] { border-color: transparent; padding-inline: 0; }
.figures details { margin-top: 0.75rem; }
.figures summary { min-height: 2.75rem; padding-block: 0.6rem; font-size: var(--text-note); cursor: pointer; text-decoration: underline; text-underline-offset: 5px; width: fit-content; }
.figures form { margin-top: 2.5rem; max-width: 34rem; display: grid; gap: 0.75rem; justify-items: start; }
.figures label { font-weight: 700; }
.figures input { width: 100%; min-height: 3.5rem; padding-inline: 1rem; border: 2px solid var(--color-edge); border-radius: 2px; background: var(--color-field); color: var(--color-ink); font: inherit; }
.figures button { min-height: 3.5rem; margin-top: 0.5rem; padding-inline: 1.5rem; border-radius: 2px; background: var(--color-bold); color: var(--color-on-bold); font-size: 1.125rem; font-weight: 760; cursor: pointer; }
.figures [role=alert] { color: var(--color-apple-text); font-weight: 700; }
@media (width < 48rem) {
  .figures thead { display: none; }
  .figures tbody tr { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 0.25rem 1rem; padding-block: 0.9rem; }
  .figures tbody th:first-child { grid-column: 1 / -1; width: auto; padding: 0; }
  .figures tbody td.number { padding: 0.35rem 0 0; text-align: start; }
  .figures tbody td::before { content: attr(data-label); display: block; font-size: 0.8125rem; color: var(--color-ink-2); font-weight: 420; }
}
`;
