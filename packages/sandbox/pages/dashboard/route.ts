import { useEffect, useState } from 'preact/hooks';

/** The parts of the address behind `#/`. */
export function useRoute(): readonly string[] {
  const [route, setRoute] = useState(readRoute);
  useEffect(() => {
    const follow = (): void => setRoute(readRoute());
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return route;
}

function readRoute(): readonly string[] {
  return location.hash.replace(/^#\/?/, '').split('/').map(decodeURIComponent);
}

/** The address of a view. */
export function hrefOf(...parts: readonly string[]): string {
  return `#/${parts.map(encodeURIComponent).join('/')}`;
}
