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
  return location.hash.replace(/^#\/?/, '').split('/').map(decode);
}

/** Addresses are typed by people too: what is wrongly encoded is taken as it is. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The address of a view. */
export function hrefOf(...parts: readonly string[]): string {
  return `#/${parts.map(encodeURIComponent).join('/')}`;
}

/** The documentation of this sandbox, or the page of an operation in it. */
export function docsOf(operationId?: string): string {
  return operationId === undefined ? '/docs/' : `/docs/${encodeURIComponent(operationId)}.html`;
}
