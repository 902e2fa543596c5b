// The worker that keeps the page answers for the page only, never for what is live.
import { expect, test } from 'vitest';
import source from '../public/sw.js?raw';

const HOME = 'https://pakl.example';

interface Asked {
  request: { url: string; method: string; mode: string };
  respondWith: (answer: unknown) => void;
}

/** Whether the worker answers a request itself, rather than leave it to the line. */
function answers(path: string, { method = 'GET', mode = 'cors', origin = HOME } = {}): boolean {
  const listeners = new Map<string, (event: Asked) => void>();
  const worker = { addEventListener: (name: string, hear: (event: Asked) => void) => listeners.set(name, hear) };
  const caches = { open: () => new Promise(() => undefined), match: () => undefined };
  const fetching = () => new Promise(() => undefined);
  new Function('self', 'caches', 'location', 'fetch', source)(worker, caches, { origin: HOME }, fetching);
  let isAnswered = false;
  const request = { url: origin + path, method, mode };
  listeners.get('fetch')?.({ request, respondWith: () => (isAnswered = true) });
  return isAnswered;
}

test('the page and its files are kept', () => {
  expect(answers('/', { mode: 'navigate' })).toBe(true);
  expect(answers('/t/abcd', { mode: 'navigate' })).toBe(true);
  expect(answers('/assets/index-1234.js')).toBe(true);
});

test('what is live is never kept', () => {
  expect(answers('/api/games')).toBe(false);
  expect(answers('/api', { mode: 'navigate' })).toBe(false);
  expect(answers('/ws/tables/1')).toBe(false);
  expect(answers('/api/tables', { method: 'POST' })).toBe(false);
  expect(answers('/assets/other.js', { origin: 'https://elsewhere.example' })).toBe(false);
});

/** What a touched notice does: the page that it brings to the front, or opens. */
async function touched(path: string, open: string[]): Promise<string> {
  let shown = '';
  const listeners = new Map<string, (event: unknown) => void>();
  const pages = open.map((each) => ({ url: HOME + each, focus: () => (shown = `focus ${each}`) }));
  const clients = {
    matchAll: () => Promise.resolve(pages),
    openWindow: (wanted: string) => (shown = `open ${wanted}`),
  };
  const worker = { addEventListener: (name: string, hear: (event: unknown) => void) => listeners.set(name, hear), clients };
  new Function('self', 'caches', 'location', 'fetch', source)(worker, {}, { origin: HOME }, () => undefined);
  let done: Promise<unknown> = Promise.resolve();
  const notification = { close: () => undefined, data: { path } };
  listeners.get('notificationclick')?.({ notification, waitUntil: (work: Promise<unknown>) => (done = work) });
  await done;
  return shown;
}

test('a touched notice brings its table to the front, or opens it', async () => {
  expect(await touched('/t/abcd', ['/', '/t/abcd'])).toBe('focus /t/abcd');
  expect(await touched('/t/abcd', ['/'])).toBe('focus /');
  expect(await touched('/t/abcd', [])).toBe('open /t/abcd');
});
