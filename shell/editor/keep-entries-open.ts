/** Where Sveltia CMS keeps what an editor has chosen in its settings. */
const PREFERENCES = 'sveltia-cms.prefs';

// Escape would close an entry without a word, and of a working copy Sveltia CMS keeps nothing of what was written. It reads
// its settings when its module is evaluated, so this one is imported before it.
const preferences = JSON.parse(localStorage.getItem(PREFERENCES) ?? '{}');
localStorage.setItem(PREFERENCES, JSON.stringify({ closeWithEscape: false, ...preferences }));

export {};
