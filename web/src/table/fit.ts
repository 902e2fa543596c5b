// Where much lies in little room, all of it becomes smaller, so that nothing is cut off.
import { tick } from 'svelte';

const SMALLEST = 0.5;
const STEP = 0.06;

/** Sets `--fit` on an element, from 1 down to the smallest at which cards can be told apart. */
export function fit(node: HTMLElement, _what: unknown): { update: () => void; destroy: () => void } {
  function measure(): void {
    let size = 1;
    node.style.setProperty('--fit', '1');
    while (node.scrollHeight > node.clientHeight + 1 && size > SMALLEST) {
      size = Math.max(SMALLEST, size - STEP);
      node.style.setProperty('--fit', size.toFixed(2));
    }
  }
  const room = new ResizeObserver(measure);
  room.observe(node);
  return { update: () => void tick().then(measure), destroy: () => room.disconnect() };
}
