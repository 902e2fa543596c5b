// Where in the page we are; the addresses are the server's.
export type Place =
  | { at: 'home' }
  | { at: 'table'; code: string }
  | { at: 'new'; game: string }
  | { at: 'record'; record: string };

function placeOf(path: string): Place {
  const [, head = '', about = ''] = path.split('/');
  if (head === 't' && about) return { at: 'table', code: decodeURIComponent(about) };
  if (head === 'games' && about) return { at: 'new', game: decodeURIComponent(about) };
  if (head === 'records' && about) return { at: 'record', record: decodeURIComponent(about) };
  return { at: 'home' };
}

class Whereabouts {
  place = $state.raw<Place>(placeOf(location.pathname));

  constructor() {
    addEventListener('popstate', () => (this.place = placeOf(location.pathname)));
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.place = placeOf(path);
    scrollTo(0, 0);
  }
}

export const whereabouts = new Whereabouts();

/** Lets a link change the place without loading the page again. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest('a');
  const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && event.button === 0;
  if (!link || !isPlain || link.origin !== location.origin || link.hasAttribute('download')) return;
  if (link.pathname.startsWith('/api')) return;
  event.preventDefault();
  whereabouts.go(link.pathname);
}
