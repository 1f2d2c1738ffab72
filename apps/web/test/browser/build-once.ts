import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { buildApp } from '../built-app';
import { chromiumPath } from './browser';

/** One build for all browser tests of a run: it takes longer than most of them. */
export async function setup(project: TestProject): Promise<(() => void) | undefined> {
  if (chromiumPath === null) return undefined;
  const folder = await buildApp();
  project.provide('builtApp', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
