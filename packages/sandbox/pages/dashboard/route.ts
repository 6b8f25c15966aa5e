import { useEffect, useState } from 'preact/hooks';

/** The parts of the URL after `#/`. */
export function useRoute(): readonly string[] {
  const [route, setRoute] = useState(readRoute);
  useEffect(() => {
    const follow = (): void =>
      setRoute((before) => (before.join('/') === readRoute().join('/') ? before : readRoute()));
    addEventListener('hashchange', follow);
    // The URL may have changed before this effect ran.
    follow();
    return () => removeEventListener('hashchange', follow);
  }, []);
  return route;
}

function readRoute(): readonly string[] {
  return location.hash.replace(/^#\/?/, '').split('/').map(decode);
}

/** Decodes a part; returns it unchanged if it is not encoded correctly. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function viewHref(...parts: readonly string[]): string {
  return `#/${parts.map(encodeURIComponent).join('/')}`;
}

/** The URL of the documentation, or of the page of an operation. */
export function docsHref(operationId?: string): string {
  return operationId === undefined ? '/docs/' : `/docs/${encodeURIComponent(operationId)}.html`;
}
