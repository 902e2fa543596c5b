// What on the page lies on something else, is cut off, too narrow, too small or can't be
// met by a finger. Knows no game: it looks at buttons, zones, plates, cards and texts.
(names) => {
  const SLACK = 2;
  const CROWD = 6;
  const problems = [];
  const width = document.documentElement.clientWidth;
  const height = innerHeight;
  const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const isSeen = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('.unseen, .ghost');
  const all = (selector) => [...top.querySelectorAll(selector)].filter(isSeen);
  const nameOf = (element) => {
    const label = element.getAttribute('aria-label') ?? element.dataset.zone ?? element.textContent;
    return `${element.tagName.toLowerCase()}.${element.classList[0] ?? ''} “${label.trim().slice(0, 40)}”`;
  };

  // What is looked at: everything that is a place of its own.
  const hand = all('[role=toolbar]').find((each) => new RegExp(names.hand).test(each.ariaLabel ?? ''));
  const inHand = (element) => hand?.contains(element) ?? false;
  const buttons = all('button, a[href], select, input, summary').filter((each) => !inHand(each));
  const cards = hand ? [...hand.querySelectorAll('button')] : [];
  const zones = all('[data-zone]').filter((each) => each !== hand);
  const plates = all('section[aria-label] .plate');
  const things = [...new Set([...buttons, ...zones, ...plates])].map((element) => ({
    element, name: nameOf(element), box: element.getBoundingClientRect(),
  }));
  const texts = textsOf(top).filter(({ element }) => !element.closest('.card'));

  /** Every text with the box of its letters. */
  function textsOf(root) {
    const found = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!node.textContent.trim() || !element || /^(STYLE|SCRIPT|OPTION)$/.test(element.tagName) || !isSeen(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const letters of range.getClientRects()) {
        const box = shortened(element, letters);
        if (box.width > 1) found.push({ element, name: `text “${node.textContent.trim().slice(0, 40)}”`, box });
      }
    }
    return found;
  }

  /** A line that ends in an ellipsis goes no further than that. */
  function shortened(element, letters) {
    const line = [element, element.parentElement].find((each) => getComputedStyle(each).textOverflow === 'ellipsis');
    if (!line) return letters;
    const right = Math.min(letters.right, line.getBoundingClientRect().right);
    return new DOMRect(letters.x, letters.y, Math.max(0, right - letters.x), letters.height);
  }

  /** How many zones lie in the middle with this one. */
  function crowd(element) {
    return element.closest('[data-zone]')?.closest('main')?.querySelectorAll('[data-zone]').length ?? 0;
  }

  /** The part of the page in which the element can be seen without scrolling. */
  function windowOf(element) {
    let [left, up, right, down] = [0, 0, width, height];
    let mayScroll = false;
    for (let each = element.parentElement; each && each !== document.body; each = each.parentElement) {
      const look = getComputedStyle(each);
      if (look.overflowX === 'visible' && look.overflowY === 'visible') continue;
      // A log, a panel and a page of text are there to be scrolled; a table is not, unless
      // so much lies there that it would become too small.
      const isLong = each.matches('[role=log], dialog, dialog *') || crowd(element) >= CROWD;
      mayScroll ||= isLong && /auto|scroll/.test(look.overflowY);
      const box = each.getBoundingClientRect();
      left = Math.max(left, box.left);
      right = Math.min(right, box.right);
      up = Math.max(up, box.top);
      down = Math.min(down, box.bottom);
    }
    return { left, right, up, down, mayScroll };
  }

  function isCutOff({ element, box }) {
    const { left, right, up, down, mayScroll } = windowOf(element);
    const aside = box.left < left - SLACK || box.right > right + SLACK;
    const above = box.top < up - SLACK || box.bottom > down + SLACK;
    return aside || (above && !mayScroll && names.mustFit);
  }

  /** What of a thing can be seen. */
  const inView = (thing) => {
    const { left, right, up, down } = windowOf(thing.element);
    const [x, y] = [Math.max(thing.box.left, left), Math.max(thing.box.top, up)];
    const box = new DOMRect(x, y, Math.min(thing.box.right, right) - x, Math.min(thing.box.bottom, down) - y);
    return box.width > 0 && box.height > 0 ? [{ ...thing, box }] : [];
  };

  function lieOver(one, other) {
    const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
    const along = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
    return across > SLACK && along > SLACK;
  }

  const isPart = (one, other) => one.contains(other) || other.contains(one);
  const zoneOf = (element) => element.closest('[data-zone]');
  const isSameZone = (one, other) => zoneOf(one) !== null && zoneOf(one) === zoneOf(other);
  /** Zones of one group may lie on each other, as open cards do on closed ones. */
  const groupOf = (element) => zoneOf(element)?.parentElement?.closest('[role=group]') ?? null;
  const isSameGroup = (one, other) => groupOf(one) !== null && groupOf(one) === groupOf(other);
  // What stays at the edge while a page is scrolled lies over the page on purpose.
  const isSticky = (element) => element.closest('footer') !== null;

  // No scrolling aside, and a table fits as a whole.
  if (document.documentElement.scrollWidth > width) problems.push(`scrolls aside: ${document.documentElement.scrollWidth} > ${width}`);
  if (names.mustFit && document.documentElement.scrollHeight > height + 1) problems.push(`scrolls: ${document.documentElement.scrollHeight} > ${height}`);

  const cardThings = cards.map((element) => ({ element, name: nameOf(element), box: element.getBoundingClientRect() }));
  for (const thing of [...things, ...texts, ...cardThings]) {
    if (isCutOff(thing)) problems.push(`cut off: ${thing.name}`);
  }
  const shown = [...things, ...texts, ...cardThings].flatMap(inView);
  shown.forEach((one, at) => {
    for (const other of shown.slice(at + 1)) {
      if (isPart(one.element, other.element) || isSameZone(one.element, other.element)) continue;
      if (isSameGroup(one.element, other.element)) continue;
      if (inHand(one.element) && inHand(other.element)) continue;
      if (isSticky(one.element) !== isSticky(other.element)) continue;
      if (lieOver(one, other)) problems.push(`overlap: ${one.name} and ${other.name}`);
    }
  });

  // Every index of the hand: from a card's edge to where the next one begins.
  const shift = (element) => {
    const matrix = new DOMMatrix(getComputedStyle(element).transform);
    return { x: matrix.e, y: matrix.f };
  };
  cards.forEach((card, at) => {
    const next = cards[at + 1];
    const [here, there] = [shift(card), next ? shift(next) : undefined];
    const isSameRow = there !== undefined && there.x > here.x;
    if (isSameRow && there.x - here.x < names.index - 0.5) problems.push(`narrow: ${nameOf(card)} shows ${(there.x - here.x).toFixed(1)} px`);
    const box = card.getBoundingClientRect();
    const isMet = [[10, 20], [18, 40]].some(([x, y]) => card.contains(document.elementFromPoint(box.x + x, box.y + y)));
    if (!isMet) problems.push(`covered: ${nameOf(card)}`);
  });

  // Whatever can be pressed is met by a finger of the usual size, if it is seen as a whole.
  const isWhole = ({ element, box }) => inView({ element, box }).some((seen) => seen.box.width * seen.box.height > box.width * box.height * 0.9);
  for (const { element, name, box } of things.filter(isWhole)) {
    if (!buttons.includes(element) || element.disabled) continue;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const label = element.closest('label');
    const meets = (dx, dy) => {
      const met = document.elementFromPoint(x + dx, y + dy);
      return met !== null && (element.contains(met) || (label?.contains(met) ?? false));
    };
    const reach = (dx, dy) => {
      let far = 0;
      while (far < names.target && meets(dx * (far + 1), dy * (far + 1))) far += 1;
      return far;
    };
    const over = document.elementFromPoint(x, y);
    if (!names.mustFit && over !== null && isSticky(over) && !isSticky(element)) continue;
    // Small zones before another player are only looked at, and fingers may reach over.
    const seat = over?.closest('section[aria-label]:has(.plate)');
    if (seat && zoneOf(element) && zoneOf(over) && seat.contains(element)) continue;
    if (!meets(0, 0)) problems.push(`covered: ${name} by ${over === null ? 'nothing' : nameOf(over)}`);
    else if (!zoneOf(element)) {
      const [across, along] = [reach(1, 0) + reach(-1, 0), reach(0, 1) + reach(0, -1)];
      if (Math.min(across, along) < names.target - 2 * SLACK) problems.push(`small target: ${name} ${across}×${along}`);
    }
  }
  for (const { element, name } of texts) {
    const size = Number.parseFloat(getComputedStyle(element).fontSize);
    if (size < names.text - 0.1 && !element.closest('[aria-hidden=true]')) problems.push(`small text: ${name} ${size} px`);
  }
  return [...new Set(problems)];
}
