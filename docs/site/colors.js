// Switches between light and dark mode: the last choice of the reader, or the setting of the system. The renderer of
// the reference uses the same storage key and the same classes of the body.
(() => {
  const key = 'colorMode';
  const system = matchMedia('(prefers-color-scheme: dark)');
  const chosen = () => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null; // Some browsers have no storage for pages that are opened from disk.
    }
  };
  const show = () => {
    const mode = chosen();
    const isDark = mode === 'dark' || (mode !== 'light' && system.matches);
    document.body.classList.toggle('dark-mode', isDark);
    document.body.classList.toggle('light-mode', !isDark);
  };
  show();
  system.addEventListener('change', show);
  addEventListener('storage', show);
  document.getElementById('colors').addEventListener('click', () => {
    const next = document.body.classList.contains('dark-mode') ? 'light' : 'dark';
    try {
      localStorage.setItem(key, next);
      show();
    } catch {
      document.body.classList.toggle('dark-mode', next === 'dark');
      document.body.classList.toggle('light-mode', next === 'light');
    }
  });
})();
