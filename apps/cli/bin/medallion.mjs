#!/usr/bin/env node
import { ensureBuilt } from '../build.mjs';

const { main } = await import(await ensureBuilt());
process.exitCode = await main(process.argv.slice(2));
