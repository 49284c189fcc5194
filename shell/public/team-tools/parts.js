// The overlay of `?parts`: outlines each part of the page, and says whose it is (shell/worker/parts-overlay.ts).

/** The colours of the shell and of the remotes, in their order. */
const COLORS = ['edge', 'accent', 'secondary', 'skiing', 'on-band-2', 'kraft-2'];
const getColor = (index) => `var(--color-${COLORS[index % COLORS.length]})`;

const formatSize = (bytes) => `${(bytes / 1000).toFixed(1)} KB`;
const formatTime = (milliseconds) => `${Math.round(milliseconds)} ms`;

/** The files below a path that this page has loaded: their number, bytes as sent, and when the last one was there. */
function measure(base) {
  const files = performance.getEntriesByType('resource').filter(({ name }) => new URL(name).pathname.startsWith(base));
  const bytes = files.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  return { count: files.length, bytes, end: Math.max(0, ...files.map(({ responseEnd }) => responseEnd)) };
}

/** The shell and the remotes of this page. */
function listParts() {
  const { shell, remotes } = JSON.parse(document.getElementById('remote-list').textContent);
  return [
    { name: 'shell', version: shell.version, channel: 'stable', base: '/static/' },
    ...remotes.map((remote) => ({ ...remote, base: `/_mfe/${remote.name}/${remote.version}/` })),
  ];
}

const describe = ({ name, version, channel, base }) => {
  const { count, bytes, end } = measure(base);
  const loaded = count === 0 ? 'no files loaded' : `${count} files, ${formatSize(bytes)}, after ${formatTime(end)}`;
  return { name, text: `${name} · ${version} · ${channel} · ${loaded}` };
};

const panel = document.createElement('aside');
panel.className = 'parts-panel';
panel.setAttribute('aria-label', 'Parts of this page');
const list = document.createElement('ul');
const end = document.createElement('a');
end.textContent = 'Close';
panel.append(list, end);
document.body.append(panel);

/** Writes what is known now; the elements stay, so that a reader is not disturbed. */
function update() {
  const url = new URL(location.href);
  url.searchParams.delete('parts');
  end.href = url.href;
  const parts = listParts().map(describe);
  for (const [index, { name, text }] of parts.entries()) {
    const item = list.children[index] ?? list.appendChild(document.createElement('li'));
    if (item.textContent !== text) item.textContent = text;
    const elements = document.querySelectorAll(name === 'shell' ? '#root' : `[data-mfe="${name}"]`);
    for (const element of [item, ...elements]) {
      element.dataset.part = name;
      element.style.setProperty('--part-color', getColor(index));
    }
  }
}

let isScheduled = false;
function schedule() {
  if (isScheduled) return;
  isScheduled = true;
  requestAnimationFrame(() => {
    isScheduled = false;
    update();
  });
}

new PerformanceObserver(schedule).observe({ type: 'resource', buffered: true });
new MutationObserver(schedule).observe(document.getElementById('root') ?? document.body, {
  childList: true,
  subtree: true,
});
update();
