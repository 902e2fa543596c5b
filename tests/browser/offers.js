// What somebody at the page could touch next. It is found as a screen reader finds it, by
// roles and names, and each thing comes with a point where a finger really meets it.
(words) => {
  if (noted.clicks < words.clicks) return null;

  const nameOf = (element) => (element.getAttribute('aria-label') ?? element.textContent).trim();
  const isOpen = (element) => !element.disabled && element.checkVisibility();

  /** A point of the element that nothing covers: the index of a card, else its middle. */
  function pointOf(element) {
    const box = element.getBoundingClientRect();
    const points = [[10, 20], [18, 40], [box.width / 2, box.height / 2], [box.width - 6, box.height - 8]];
    for (const [right, down] of points) {
      const [x, y] = [box.x + right, box.y + down];
      if (element.contains(document.elementFromPoint(x, y))) return { x, y };
    }
    return null;
  }

  function offer(kind, element) {
    const isPressed = element.getAttribute('aria-pressed') === 'true';
    return { kind, name: nameOf(element), card: element.dataset.card ?? '', isPressed, point: pointOf(element) };
  }

  function offered(kind, within, isMeant = () => true) {
    const buttons = [...within.querySelectorAll('button, a[href]')];
    return buttons.filter((each) => isOpen(each) && isMeant(nameOf(each))).map((each) => offer(kind, each));
  }

  const matches = (pattern) => (name) => new RegExp(pattern, 's').test(name);
  const labelled = (role, isMeant) =>
    [...document.querySelectorAll(`[role=${role}]`)].filter((each) => isOpen(each) && isMeant(nameOf(each)));

  // A question or a result is answered first: nothing else can be touched then.
  const [question] = labelled('dialog', (name) => name === words.question);
  if (question) return offered('answer', question, (name) => name !== words.cancel);
  const [standstill] = labelled('alertdialog', () => true);
  if (standstill) return offered('go on', standstill);
  const panels = [...document.querySelectorAll('dialog[open]')];
  const panel = panels.at(-1);
  if (panel) {
    const doors = offered('door', panel);
    const isResult = doors.some(({ name }) => [words.next, words.replay].includes(name));
    return isResult ? doors : offered('close', panel, (name) => name === words.close);
  }

  const [hand] = labelled('toolbar', matches(words.hand));
  const [bar] = labelled('toolbar', (name) => name === words.moves);
  if (!hand || !bar) return null;
  const table = hand.closest('[class]:has(main)') ?? document;
  const places = [...table.querySelectorAll('main, section')];
  const within = (kind, isMeant) => places.flatMap((place) => offered(kind, place, isMeant));
  const seats = [...table.querySelectorAll('section[aria-label]')];
  const offers = [
    ...offered('card', hand, matches(words.playable)),
    ...offered('move', bar, (name) => ![words.clear, words.hint, words.close].includes(name)),
    ...within('open card', matches(words.open)),
    ...within('zone', (name) => words.zones.some((pattern) => matches(pattern)(name)) && !matches(words.look)(name)),
    ...seats.flatMap((seat) => offered('seat', seat, (name) => name.includes(nameOf(seat)) && name !== `${nameOf(seat)}: ${words.dealer}`)),
  ];
  const tips = labelled('note', () => true).flatMap((tip) => offered('tip', tip, (name) => words.tips.includes(name)));
  if (tips.length) return tips;
  if (offers.length) return [...offers, ...offered('clear', bar, (name) => name === words.clear)];
  return null;
}
