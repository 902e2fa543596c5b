// What one visitor's browser loads before the first game: all code, and one language.
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const MOST_KB = 100;
const BYTES = 1_000;

/** Fails the build when the page's code has grown too large for a phone. */
export function budget(mostKb = MOST_KB): Plugin {
  return {
    name: 'pakl-budget',
    apply: 'build',
    generateBundle(_, bundle) {
      let code = 0;
      let language = 0;
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const size = gzipSync(chunk.code).length;
        if (/\.ftl\b/.test(chunk.facadeModuleId ?? '')) language = Math.max(language, size);
        else code += size;
      }
      const size = `${((code + language) / BYTES).toFixed(1)} kB of JavaScript, gzipped`;
      if (code + language > mostKb * BYTES) {
        this.error(`A visitor would load ${size}; the most is ${mostKb} kB.`);
      }
      this.info(`A visitor loads ${size}.`);
    },
  };
}
