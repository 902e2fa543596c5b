// Unpacks the Chromium that an npm package carries: node unpack.mjs FOLDER
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

const packed = join(import.meta.dirname, 'node_modules', '@sparticuz', 'chromium', 'bin');
const folder = process.argv[2];
mkdirSync(folder, { recursive: true });

for (const archive of ['al2023.tar', 'swiftshader.tar', 'fonts.tar']) {
  const path = join(folder, archive);
  writeFileSync(path, brotliDecompressSync(readFileSync(join(packed, `${archive}.br`))));
  execFileSync('tar', ['xf', path, '--no-same-owner', '-C', folder]);
  rmSync(path);
}
// Its own fonts are where they were unpacked; those of the system are welcome too.
const fonts = [join(folder, 'fonts'), '/usr/share/fonts'].map((each) => `<dir>${each}</dir>`).join('');
const cache = `<cachedir>${join(folder, 'fonts-cache')}</cachedir>`;
writeFileSync(join(folder, 'fonts.conf'), `<?xml version="1.0"?><fontconfig>${fonts}${cache}</fontconfig>\n`);

const browser = join(folder, 'chromium');
writeFileSync(browser, brotliDecompressSync(readFileSync(join(packed, 'chromium.br'))));
chmodSync(browser, 0o755);
