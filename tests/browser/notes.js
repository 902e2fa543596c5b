// Runs before the page: notes what happens to it, and shortens or lengthens what only eyes wait for.
(pace) => {
  // A slow machine answers a touch later than within the half second that browsers allow.
  const ANSWER = 1500;
  const noted = { clicks: 0, clickedAt: 0, shifts: [] };
  window.noted = noted;
  addEventListener('click', (event) => {
    noted.clicks += 1;
    noted.clickedAt = event.timeStamp;
  }, true);
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries()) {
      const sources = shift.sources.map((source) => {
        const { node, previousRect: from, currentRect: to } = source;
        const element = node?.nodeType === 1 ? node : node?.parentElement;
        const place = (rect) => [rect.x, rect.y, rect.width, rect.height].map(Math.round).join(' ');
        return `${element?.className ?? 'gone'}: ${place(from)} → ${place(to)}`;
      });
      const isAnswer = shift.hadRecentInput || shift.startTime - noted.clickedAt < ANSWER;
      // Nobody looks at what lies under an open panel.
      const isCovered = document.querySelector('dialog[open]') !== null;
      noted.shifts.push({ value: shift.value, at: shift.startTime, isAnswer, isCovered, sources });
    }
  }).observe({ type: 'layout-shift', buffered: true });
  if (pace !== 1) {
    const later = window.setTimeout;
    window.setTimeout = (what, wait = 0, ...about) => later(what, wait / pace, ...about);
  }
}
