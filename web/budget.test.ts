import { type Plugin, build } from 'vite';
import { expect, test } from 'vitest';
import { budget } from './budget.ts';

/** A page with this much code that can't be packed any smaller. */
function pageOf(kilobytes: number): Plugin {
  const noise = Array.from({ length: kilobytes * 1_000 }, (_, at) => Math.sin(at + 1));
  const digits = noise.map((each) => (Math.abs(each * 1e7) % 1).toString(36).slice(2, 3)).join('');
  return {
    name: 'page',
    resolveId: (id) => (id === 'page' ? id : undefined),
    load: (id) => (id === 'page' ? `document.title = '${digits}';` : undefined),
  };
}

function built(page: Plugin): Promise<unknown> {
  const rolldownOptions = { input: 'page' };
  return build({ configFile: false, logLevel: 'silent', plugins: [page, budget()], build: { write: false, rolldownOptions } });
}

test('a page within its budget is built', async () => {
  await expect(built(pageOf(20))).resolves.toBeDefined();
});

test('a page above 100 kB fails the build and says by how much', async () => {
  await expect(built(pageOf(200))).rejects.toThrow(/A visitor would load 1\d\d\.\d kB .* most is 100 kB/);
});
