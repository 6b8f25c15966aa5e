const intervalMs = 1000;

/** Calls a function now, every second while the tab is visible, and when it becomes visible; returns how to stop it. */
export function poll(look: () => void): () => void {
  const stop = new AbortController();
  const lookIfVisible = (): void => {
    if (!document.hidden) look();
  };
  lookIfVisible();
  const timer = setInterval(lookIfVisible, intervalMs);
  document.addEventListener('visibilitychange', lookIfVisible, { signal: stop.signal });
  return () => {
    clearInterval(timer);
    stop.abort();
  };
}
