/** What stands above a preview: styles of its own, because the frame has those of the site. */
export const NOTICE_STYLE = {
  ...{ margin: 16, padding: '12px 16px', border: '1px solid currentColor', borderRadius: 8 },
  ...{ background: '#fff4e5', color: '#5f370e', font: '15px/1.5 system-ui, sans-serif' },
};
