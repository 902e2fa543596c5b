// Runs before the page: notes what happens to it, and shortens what only eyes wait for.
(pace) => {
  const noted = { clicks: 0, shifts: [] };
  window.noted = noted;
  addEventListener('click', () => (noted.clicks += 1), true);
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries()) {
      const sources = shift.sources.map((source) => {
        const { node, previousRect: from, currentRect: to } = source;
        const element = node?.nodeType === 1 ? node : node?.parentElement;
        const place = (rect) => [rect.x, rect.y, rect.width, rect.height].map(Math.round).join(' ');
        return `${element?.className ?? 'gone'}: ${place(from)} → ${place(to)}`;
      });
      noted.shifts.push({ value: shift.value, sources });
    }
  }).observe({ type: 'layout-shift', buffered: true });
  if (pace > 1) {
    const later = window.setTimeout;
    window.setTimeout = (what, wait = 0, ...about) => later(what, wait / pace, ...about);
  }
}
