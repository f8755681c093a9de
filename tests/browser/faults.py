"""Text that is cut off, or runs over other text; and what can be pressed but lies under something.

A picture of a board shows a part of it: what stands in there is not looked at."""

from playwright.sync_api import Page

# Every piece of text that is shown: where it is, and where the boxes around it that cut end.
LOOK = r"""() => {
  const shown = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode, parent = node.parentElement;
    if (!node.data.trim() || !parent) continue;
    if (parent.closest('.only-heard, .skip, noscript, option, script, [hidden], [inert]')) continue;
    if (parent.closest('.wall[aria-hidden=true]')) continue;
    const style = getComputedStyle(parent);
    if (style.visibility === 'hidden' || style.opacity === '0' || !parent.checkVisibility()) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const end = clamped(parent);
    const boxes = [...range.getClientRects()].filter(box => box.width > 1 && box.height > 1 && box.top < end);
    if (!boxes.length) continue;
    const left = Math.min(...boxes.map(b => b.left)), right = Math.max(...boxes.map(b => b.right));
    const top = Math.min(...boxes.map(b => b.top)), bottom = Math.max(...boxes.map(b => b.bottom));
    const words = node.data.trim().split(/\s+/).length;
    const isSqueezed = new Set(boxes.map(b => b.top)).size > words + 1;
    shown.push({ isSqueezed, text: node.data.trim().slice(0, 60), left, right, top, bottom, boxes, element: parent });
  }
  const faults = [];
  for (const one of shown) {
    const plot = one.element.closest('.plot svg')?.getBoundingClientRect();
    for (const ends of plot ? [plot] : one.element.closest('svg') ? [] : cutters(one.element))
      if (one.right > ends.right + 1.5 || one.left < ends.left - 1.5) faults.push(`cut off: ${one.text}`);
    if (one.isSqueezed) faults.push(`broken within its words: ${one.text}`);
    // a phone makes room for what is too wide: innerWidth grows with it
    const isBeyond = one.right > document.documentElement.clientWidth + 1;
    if (isBeyond && !isScrolled(one.element)) faults.push(`beyond the page: ${one.text}`);
  }
  for (const one of shown) {
    const button = one.element.closest('svg') ? null : one.element.closest('button, a.button');
    const box = button?.getBoundingClientRect();
    if (box && (one.bottom > box.bottom + 2 || one.top < box.top - 2)) faults.push(`too high: ${one.text}`);
  }
  const page = document.documentElement;
  if (page.scrollWidth > page.clientWidth) faults.push(`the page is wider than its screen: ${page.scrollWidth}`);
  const seen = shown.filter(one => isOnTop(one));
  seen.forEach((a, n) => seen.slice(n + 1).forEach(b => {
    if (a.element.contains(b.element) || b.element.contains(a.element)) return;
    if (a.boxes.some(line => b.boxes.some(other => areOver(line, other))))
      faults.push(`overlap: ${a.text} | ${b.text}`);
  }));
  if (!document.querySelector('dialog[open], [role=dialog], [role=alertdialog], .curtain'))
    for (const one of document.querySelectorAll('main :is(button, a, select, input)'))
      if (one.checkVisibility() && !one.closest('.board, .only-heard, [inert]')) {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        const text = (one.getAttribute('aria-label') ?? one.textContent).trim().slice(0, 60);
        if (right - left > 4 && isUnder({ left, right, top, bottom, element: one })) faults.push(`covered: ${text}`);
      }
  return [...new Set(faults)];

  function areOver(a, b) {
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    return wide > 3 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 5;
  }
  function clamped(element) { // where a text ends of which only the first lines are shown
    for (let box = element; box && box !== document.body; box = box.parentElement)
      if (getComputedStyle(box).webkitLineClamp !== 'none') return box.getBoundingClientRect().bottom - 2;
    return Infinity;
  }
  function isScrolled(element) { // in a row that is drawn sideways
    for (let box = element; box && box !== document.body; box = box.parentElement)
      if (/auto|scroll/.test(getComputedStyle(box).overflowX)) return true;
    return false;
  }
  function cutters(element) {
    const boxes = [];
    for (let box = element; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (style.textOverflow === 'ellipsis' || /auto|scroll/.test(style.overflowX)) break;
      if (style.overflowX === 'hidden' || style.overflowX === 'clip') boxes.push(box.getBoundingClientRect());
    }
    return boxes;
  }

  function atTop(one) {
    const x = (one.left + one.right) / 2, y = (one.top + one.bottom) / 2;
    const isShown = x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
    return isShown ? document.elementFromPoint(x, y) : null;
  }

  function isOnTop(one) {
    const top = atTop(one);
    return !!top && (top === one.element || top.contains(one.element) || one.element.contains(top));
  }

  // By something that would not go away by scrolling.
  function isUnder(one) {
    const top = atTop(one);
    if (!top || isOnTop(one) || one.element.labels?.[0]?.contains(top)) return false;
    for (let box = top; box; box = box.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(box).position)) return false;
    return true;
  }
}"""


def faults(page: Page) -> list[str]:
    """What is wrong with the text on a page as it is shown now."""
    found: list[str] = page.evaluate(LOOK)
    return found
