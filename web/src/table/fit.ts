// Where much lies in little room, all of it becomes smaller, so that nothing is cut off.
import { tick } from 'svelte';

const SMALLEST = 0.5;
const STEP = 0.06;

/** Sets `--fit` on an element, from 1 down to the smallest at which cards can be told apart. */
export function fit(node: HTMLElement, _what: unknown): { update: () => void; destroy: () => void } {
  /** Told by where things lie: cards that are still on their way take no room. */
  function isTooHigh(): boolean {
    const end = node.offsetTop + node.offsetHeight - Number.parseFloat(getComputedStyle(node).paddingBottom);
    const children = [...node.children] as HTMLElement[];
    return children.some((each) => each.offsetTop + each.offsetHeight > end + 1);
  }

  function measure(): void {
    let size = 1;
    node.style.setProperty('--fit', '1');
    while (isTooHigh() && size > SMALLEST) {
      size = Math.max(SMALLEST, size - STEP);
      node.style.setProperty('--fit', size.toFixed(2));
    }
    // What does not scroll does not cut off cards that fly in from elsewhere.
    node.style.overflowY = isTooHigh() ? 'auto' : '';
  }
  const room = new ResizeObserver(measure);
  room.observe(node);
  const update = () => void tick().then(measure);
  // Before anything is drawn for the first time: an observer may be too late for that.
  update();
  return { update, destroy: () => room.disconnect() };
}
