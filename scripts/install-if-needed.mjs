import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Installs exactly what the lock file names, when something else or nothing is installed. The lock file stays as it is. */
export function installIfNeeded() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(
      `Medallion needs Node 20.19 or newer; this is ${process.version}. Get it from your system or nodejs.org.`,
    );
    process.exit(1);
  }
  if (isInstalled()) return;
  console.log('Installing dependencies ...');
  const { status } = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('npm could not install the dependencies; its message stands above.');
    process.exit(status ?? 1);
  }
}

/**
 * What npm noted when it installed, beside the lock file. Compared by content: a checkout touches files without
 * changing them. Packages for other systems are in the lock file and never installed.
 */
function isInstalled() {
  const noted = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(noted)) return false;
  const installed = packagesIn(noted);
  const wanted = packagesIn(join(root, 'package-lock.json'));
  return Object.entries(wanted).every(([place, { version, integrity, link, optional }]) => {
    if (!place.includes('node_modules/')) return true;
    const found = installed[place];
    if (found === undefined) return optional === true;
    return link === true || (found.version === version && found.integrity === integrity);
  });
}

function packagesIn(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}
