/* Puts on what this browser remembers of the page's looks, before anything is painted; src/lib/settings goes on from there. */
try {
  for (const name of ['theme', 'palette', 'hatching', 'names', 'motion', 'speed', 'text']) {
    const value = localStorage.getItem(`bezant.${name}`);
    if (value) document.documentElement.dataset[name] = value;
  }
} catch {
  // a browser that remembers nothing shows the house's own
}
