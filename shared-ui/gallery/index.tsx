import './gallery.css';
import { useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { type Gallery, galleries } from './galleries.ts';

function subscribe(notify: () => void) {
  addEventListener('hashchange', notify);
  return () => removeEventListener('hashchange', notify);
}

function Specimens({ gallery }: { gallery: Gallery }) {
  return Object.entries(gallery).map(([name, Specimen]) => (
    <section key={name} className="mt-10 border-t border-rule pt-4">
      <h2 className="mb-5 text-note font-bold text-ink-2">{name}</h2>
      <Specimen />
    </section>
  ));
}

/** One page per component, selected by the hash of the URL. */
function App() {
  const name = useSyncExternalStore(subscribe, () => location.hash.slice(1));
  const gallery = galleries[name];
  return (
    <div className="wrap grid gap-x-12 gap-y-6 py-10 md:grid-cols-[11rem_1fr]">
      <nav aria-label="Primitives">
        <ul>
          {Object.keys(galleries).map((each) => (
            <li key={each}>
              <a
                href={`#${each}`}
                aria-current={each === name ? 'page' : undefined}
                className="flex min-h-11 items-center font-[620] aria-[current]:text-apple-text"
              >
                {each}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <main>
        <h1 className="display text-h2 text-display">{gallery ? name : 'Gallery'}</h1>
        {gallery ? <Specimens key={name} gallery={gallery} /> : <p className="mt-4">Choose a primitive.</p>}
      </main>
    </div>
  );
}

const container = document.createElement('div');
document.body.append(container);
createRoot(container).render(<App />);
