/** Addresses: the page changes them itself, and links work like links. */

const place = $state({ path: location.pathname, hash: location.hash, search: location.search });

function update(): void {
  place.path = location.pathname;
  place.hash = location.hash;
  place.search = location.search;
}
addEventListener('popstate', update);
addEventListener('hashchange', update);

export const here = {
  get path(): string {
    return place.path;
  },
  get hash(): string {
    return place.hash;
  },
  get search(): URLSearchParams {
    return new URLSearchParams(place.search);
  },
};

export function go(address: string, replace = false): void {
  if (replace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  update();
  if (!replace) scrollTo(0, 0);
}

/** An action for links inside the page: a plain click does not load it anew. */
export function link(anchor: HTMLAnchorElement): { destroy: () => void } {
  const click = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    go(anchor.getAttribute('href') ?? '/');
  };
  anchor.addEventListener('click', click);
  return { destroy: () => anchor.removeEventListener('click', click) };
}
